import { isPresent, placesOn } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { NamedMeasure } from "#app/platform/contributions/measure.ts";
import { areApart, enoughToCompare, intervalOf, intervalOfShare } from "../domain/intervals.ts";
import { relationGroups, spreadOf, type ValueSums } from "../domain/relation-groups.ts";
import { rounded } from "../domain/numbers.ts";
import { periodCounting } from "../data/period-counting.ts";
import { daysOf } from "../domain/periods.ts";
import { seenMeasures, shownMeasure, type ShownMeasure } from "./seen-measures.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Two measures of the same people beside each other: the second in groups by the first, or by that of their manager. */
const asked = [
  { key: "progress-by-rhythm", by: "one-on-ones-held", of: "goal-progress", whose: "own" },
  { key: "progress-by-span", by: "span", of: "goal-progress", whose: "manager" },
  { key: "meetings-by-span", by: "span", of: "met-their-manager", whose: "manager" },
] as const;

/** People with from so many to fewer than so many; null in place of numbers where too few are there. */
export type RelationGroup = {
  from: number;
  below: number | null;
  people: number;
  mean: number | null;
  low: number | null;
  high: number | null;
};
export type Relation = {
  key: (typeof asked)[number]["key"];
  by: ShownMeasure;
  of: ShownMeasure;
  groups: RelationGroup[];
  /** Whether any two groups differ beyond chance; null where fewer than two are large enough. */
  differ: boolean | null;
};

/** Relations between measures that name people, of the quarter that is over; one statement each. They claim no cause. */
export async function relations(
  context: Context,
): Promise<{ days: { from: string; to: string }; relations: Relation[]; enough: number }> {
  await authorize(context, "view", { kind: "Analytics", scope: "company" });
  const seen = new Map((await seenMeasures(context, "company")).map((measure) => [measure.key, measure]));
  const days = daysOf("last-quarter", await periodCounting(context, "last-quarter"));
  const found: Relation[] = [];
  for (const { key, by, of, whose } of asked) {
    const [first, second] = [seen.get(by), seen.get(of)];
    if (!first || !second || first.secrecy === "GUARDED" || second.secrecy === "GUARDED") continue;
    const groups = await groupsOf(context, { by: first, of: second, whose, days });
    found.push({
      ...{ key, groups, differ: differ(groups) },
      by: shownMeasure(first, context),
      of: shownMeasure(second, context),
    });
  }
  return { days, relations: found, enough: enoughToCompare };
}

type Asked = {
  by: NamedMeasure;
  of: NamedMeasure;
  whose: "own" | "manager";
  days: { from: string; to: string };
};

async function groupsOf(context: Context, { by, of, whose, days }: Asked): Promise<RelationGroup[]> {
  const scale = of.sum === "SHARE" ? 100 : 1;
  const rows = await context.rows<ValueSums>(
    sql`with first as materialized (select f.employee_id, sum(f.value) as value from (${by.facts(context, days)}) f
          group by f.employee_id),
        second as materialized (select f.employee_id, sum(f.value) / sum(f.weight) as value
          from (${of.facts(context, days)}) f group by f.employee_id having sum(f.weight) > 0),
        pair as materialized (${pairs(whose, days.to)})
      select floor(p.by)::int as "from", count(*)::int as people, sum(p.value * ${scale}::int)::float8 as sum,
        sum(power(p.value * ${scale}::int, 2))::float8 as squares
      from pair p group by 1 order by 1`,
  );
  return relationGroups(rows).map(({ from, below, ...sums }) => {
    const spread = spreadOf({ from, ...sums });
    const group = { from, below, people: spread.people };
    if (spread.people < enoughToCompare) return { ...group, mean: null, low: null, high: null };
    const { low, high } = of.sum === "SHARE" ? intervalOfShare(spread) : intervalOf(spread);
    return { ...group, mean: rounded(spread.mean, 1), low: rounded(low, 1), high: rounded(high, 1) };
  });
}

/** Each person's second value beside their own first, none of which is 0, or beside that of who leads them. */
function pairs(whose: "own" | "manager", day: string): Sql {
  if (whose === "own")
    return sql`select coalesce(b.value, 0) as by, s.value from second s left join first b on b.employee_id = s.employee_id
      where ${isPresent(sql`s.employee_id`, day)}`;
  return sql`select b.value as by, s.value from second s join (${placesOn(day)}) p on p.employee_id = s.employee_id
    join first b on b.employee_id::text = p.manager`;
}

function differ(groups: readonly RelationGroup[]): boolean | null {
  const told = groups.flatMap(({ low, high }) => (low === null || high === null ? [] : [{ low, high }]));
  if (told.length < 2) return null;
  return told.some((one, place) => told.slice(place + 1).some((other) => areApart(one, other)));
}
