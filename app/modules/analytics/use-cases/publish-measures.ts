import { placesOn } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type {
  GatheredMeasure,
  GuardedMeasure,
  MeasureDays,
  MeasureGroup,
} from "#app/platform/contributions/measure.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { joinedGroups, type FormerGroup } from "../domain/joined-groups.ts";
import { blocksOf, type PlacedFact } from "../domain/blocks.ts";
import { latestQuarters, quarterFrom } from "../domain/periods.ts";
import { sql } from "#tenancy/sql.ts";

/** So many quarters that are over are published when a company begins. */
const quartersBack = 8;
/** So many at once, the latest first, so that a company with years of facts is not one long transaction. */
const mostAtOnce = 80;

type Guarded = GatheredMeasure & GuardedMeasure;
type Due = { measure: Guarded; startsOn: string };
type Fact = PlacedFact & { value: number; weight: number };

/**
 * Publishes what guarded measures say of quarters that are over and were not published yet: the people with facts in groups,
 * and each group's sums. What is published is never computed again but where a company raised of how few people nothing is told:
 * then groups are joined. True where more is left to do.
 */
export async function publishMeasures(context: Context): Promise<boolean> {
  const due = await duePublishings(context);
  const finer = await tooFine(context);
  if (due.length + finer.length === 0) return false;
  await lockNamed(context, "analytics.publish");
  for (const one of finer) await joinQuarter(context, one);
  for (const one of due.slice(0, mostAtOnce)) await publish(context, one);
  return due.length > mostAtOnce;
}

const guardedOf = (context: Context) =>
  context.measures.filter((measure): measure is Guarded => measure.secrecy === "GUARDED");

async function duePublishings(context: Context): Promise<Due[]> {
  const guarded = guardedOf(context);
  if (guarded.length === 0) return [];
  const quarters = latestQuarters(context.today(), quartersBack + 1).slice(0, -1);
  const done = await context.rows<{ measure: string; startsOn: string }>(
    sql`select measure, starts_on::text as "startsOn" from {measure_quarter} where starts_on >= ${quarters[0]!.from}::date`,
  );
  const known = new Set(done.map(({ measure, startsOn }) => `${measure} ${startsOn}`));
  return quarters
    .toReversed()
    .flatMap(({ from: startsOn }) =>
      guarded.flatMap((measure) => (known.has(`${measure.key} ${startsOn}`) ? [] : [{ measure, startsOn }])),
    );
}

async function publish(context: Context, { measure, startsOn }: Due): Promise<void> {
  const { groups, untold } = await groupsOf(context, measure, quarterFrom(startsOn));
  const people = groups.reduce((sum, group) => sum + group.people, untold);
  const fewest = await fewestOf(context, measure);
  const [told] = await context.rows<{ measure: string }>(
    sql`insert into {measure_quarter} (measure, starts_on, people, untold, fewest, published_at)
      values (${measure.key}, ${startsOn}::date, ${people}, ${untold}, ${fewest}, ${context.clock.now()})
      on conflict do nothing returning measure`,
  );
  if (told && groups.length > 0) await storeGroups(context, { measure: measure.key, startsOn, groups });
}

/** Of how few people a measure tells nothing besides what holds for all; 0 where its room says nothing. */
const fewestOf = async (context: Context, measure: Guarded) =>
  "fewest" in measure && measure.fewest ? ((await measure.fewest(context)) ?? 0) : 0;

type Finer = Due & { fewest: number };

/** Quarters that were published when numbers of fewer people could be told than now. */
async function tooFine(context: Context): Promise<Finer[]> {
  const finer: Finer[] = [];
  for (const measure of guardedOf(context)) {
    const fewest = await fewestOf(context, measure);
    if (fewest === 0) continue;
    const rows = await context.rows<{ startsOn: string }>(
      sql`select starts_on::text as "startsOn" from {measure_quarter} where measure = ${measure.key} and fewest < ${fewest}
        order by starts_on`,
    );
    finer.push(...rows.map(({ startsOn }) => ({ measure, startsOn, fewest })));
  }
  return finer;
}

/** Tells a quarter anew of the groups its room tells by now, none of which cuts one that was told before. */
async function joinQuarter(context: Context, { measure, startsOn, fewest }: Finer): Promise<void> {
  const at = sql`measure = ${measure.key} and starts_on = ${startsOn}::date`;
  const former = await context.rows<FormerGroup>(
    sql`select b.source, coalesce(array_agg(p.employee_id::text) filter (where p.employee_id is not null), '{}')
        as "employeeIds"
      from (select * from {measure_block} where ${at}) b
        left join {measure_block_person} p on (p.measure, p.starts_on, p.block) = (b.measure, b.starts_on, b.block)
      group by b.block, b.source`,
  );
  const { groups, untold } = await groupsOf(context, measure, quarterFrom(startsOn));
  const joined = joinedGroups(former, groups);
  await context.rows(sql`delete from {measure_block_person} where ${at}`);
  await context.rows(sql`delete from {measure_block} where ${at}`);
  const people = joined.reduce((sum, group) => sum + group.people, untold);
  await context.rows(
    sql`update {measure_quarter} set fewest = ${fewest}, people = ${people}, untold = ${untold},
      published_at = ${context.clock.now()} where ${at}`,
  );
  if (joined.length > 0) await storeGroups(context, { measure: measure.key, startsOn, groups: joined });
}

type Groups = { groups: readonly MeasureGroup[]; untold: number };

/** The groups a room fixed itself, or people with facts in groups that are as alike as sizes allow. */
async function groupsOf(context: Context, measure: Guarded, days: MeasureDays): Promise<Groups> {
  if ("groups" in measure) {
    const groups = await measure.groups(context, days);
    const large = groups.filter(({ people }) => people >= fewestPeople);
    return { groups: large, untold: 0 };
  }
  const facts = await context.rows<Fact>(
    sql`with whole as materialized (select f.employee_id, sum(f.value) as value, sum(f.weight) as weight
          from (${measure.facts(context, days)}) f group by f.employee_id),
        place as materialized (${placesOn(days.to)})
      select w.employee_id as id, p.unit, p.manager, p.location, p.function, p.grade, p.tenure,
        w.value::float8 as value, w.weight::float8 as weight
      from whole w join place p on p.employee_id = w.employee_id order by w.employee_id`,
  );
  const groups = blocksOf(facts).map(groupOf);
  return { groups, untold: facts.length - groups.reduce((sum, { people }) => sum + people, 0) };
}

function groupOf(block: readonly Fact[]): MeasureGroup {
  const sumOf = (field: "value" | "weight") => block.reduce((sum, fact) => sum + fact[field], 0);
  return {
    employeeIds: block.map(({ id }) => id),
    people: block.length,
    ...{ value: sumOf("value"), weight: sumOf("weight") },
  };
}

async function storeGroups(
  context: Context,
  { measure, startsOn, groups }: { measure: string; startsOn: string; groups: readonly MeasureGroup[] },
): Promise<void> {
  await context.rows(
    sql`insert into {measure_block} (measure, starts_on, block, people, value, weight, source)
      select ${measure}::text, ${startsOn}::date, b.block, b.people, b.value, b.weight, b.source
      from unnest(${groups.map((_, place) => place)}::int[], ${groups.map(({ people }) => people)}::int[],
        ${groups.map(({ value }) => value)}::float8[], ${groups.map(({ weight }) => weight)}::float8[],
        ${groups.map(({ source }) => source ?? null)}::uuid[]) as b(block, people, value, weight, source)`,
  );
  const members = groups.flatMap(({ employeeIds }, place) => employeeIds.map((id) => ({ id, place })));
  await context.rows(
    sql`insert into {measure_block_person} (measure, starts_on, employee_id, block)
      select ${measure}::text, ${startsOn}::date, m.id, m.block
      from unnest(${members.map(({ id }) => id)}::uuid[], ${members.map(({ place }) => place)}::int[]) as m(id, block)`,
  );
}
