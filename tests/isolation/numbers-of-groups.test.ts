import { afterAll, beforeAll, expect, test } from "vitest";
import { reportDefinition } from "#app/modules/analytics/domain/report.ts";
import { reportResult } from "#app/modules/analytics/queries/report-result.ts";
import { publishMeasures } from "#app/modules/analytics/use-cases/publish-measures.ts";
import { insightsPage } from "#app/modules/compensation/queries/insights-page.ts";
import { driverScoreIn, everyGroup, readResults } from "#app/modules/engagement/queries/survey-results.ts";
import { contextOf } from "#app/composition/application.ts";
import { setMinimum } from "#app/modules/engagement/use-cases/set-minimum.ts";
import { asProduct } from "#app/composition/create-company.ts";
import { demoCompanies } from "#app/composition/seed/demo-companies.ts";
import { seedCompany } from "#app/composition/seed/seed-company.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let tenant: Tenant;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  tenant = await seedCompany(world.application, demoCompanies[0]!, "small");
  while (await asProduct(world.application, tenant, publishMeasures));
}, 240_000);
afterAll(() => world.close());

async function asAdmin<Result>(work: (context: Context) => Promise<Result>): Promise<Result> {
  const [admin] = await asProduct(world.application, tenant, (context) =>
    context.rows<{ id: string }>(sql`select id from {employee} where work_email = 'admin@acme.test'`),
  );
  return inUnitOfWork(world.application.database, tenant, {}, async (unit) =>
    work(await contextOf(world.application, unit, admin!.id)),
  );
}

const ask = (said: object) =>
  asAdmin((context) => reportResult(context, reportDefinition.parse({ period: "last-quarter", ...said })));

test("raises by unit are those that insights of compensation tell, of the same people", async () => {
  const { lines } = await asAdmin((context) => insightsPage(context, {}));
  const { rows, total } = await ask({ measures: ["raise-in-percent"], splits: ["unit"] });
  const told = rows.filter(({ parts: [part] }) => part!.name !== null);
  expect(told.length).toBeGreaterThan(0);
  for (const { parts, numbers } of told) {
    const line = lines.find(({ unit }) => unit === parts[0]!.name);
    expect([parts[0]!.name, numbers[0]!.now, numbers[0]!.people]).toEqual([line?.unit, line?.raise, line?.people]);
  }
  for (const { numbers } of rows) expect(numbers[0]!.people).toBeGreaterThanOrEqual(5);
  expect(total[0]!.people).toBeGreaterThanOrEqual(lines.reduce((sum, { people }) => sum + (people ?? 0), 0));
});

test("what is told of a survey's answers is what its results tell, as a sum over its own groups", async () => {
  const since = sql`'2026-07-01'::timestamptz`;
  const [results] = await asAdmin((context) =>
    readResults(context, sql`s.published_at >= ${since} and s.published_at < '2026-10-01'::timestamptz`),
  );
  const { total } = await ask({ measures: ["favourable-answers"] });
  expect(total[0]!.now).toBe(driverScoreIn(results!, null, everyGroup(results!))!.favourable);
});

test("groups a room fixes itself are of five people or more, and of each measure and quarter none meets another", async () => {
  const groups = await asAdmin((context) =>
    context.rows<{ measure: string; startsOn: string; people: number; members: string[] }>(
      sql`select b.measure, b.starts_on::text as "startsOn", b.people, array_agg(p.employee_id)::text[] as members
        from {measure_block} b join {measure_block_person} p on p.measure = b.measure and p.starts_on = b.starts_on
          and p.block = b.block
        where b.measure in ('raise-in-percent', 'place-in-range', 'favourable-answers', 'survey-participation')
        group by b.measure, b.starts_on, b.block`,
    ),
  );
  expect(groups.length).toBeGreaterThan(4);
  for (const { people, members } of groups) {
    expect(people).toBeGreaterThanOrEqual(5);
    expect(members.length).toBeGreaterThanOrEqual(people);
  }
  for (const some of Map.groupBy(groups, ({ measure, startsOn }) => `${measure} ${startsOn}`).values()) {
    const members = some.flatMap((group) => group.members);
    expect(new Set(members).size).toBe(members.length);
  }
});

test("what raises did to places in ranges is told of the groups whose raises are told, and of no others", async () => {
  const blocksOf = async (measure: string) =>
    asAdmin((context) =>
      context.rows<{ people: string[] }>(
        sql`select array_agg(p.employee_id order by p.employee_id)::text[] as people from {measure_block_person} p
          where p.measure = ${measure} group by p.starts_on, p.block`,
      ),
    );
  const raises = await blocksOf("raise-in-percent");
  const [before, after] = [await blocksOf("place-in-range-before"), await blocksOf("place-in-range")];
  const marks = (blocks: { people: string[] }[]) => blocks.map(({ people }) => people.join()).sort();
  expect(marks(before)).toEqual(marks(after));
  for (const { people } of after)
    expect(raises.filter((group) => people.some((id) => group.people.includes(id)))).toHaveLength(1);
});

test("when a company raises its minimum of answers, published groups of surveys are joined, and cut none of the old", async () => {
  const fewest = 12;
  const ofSurveys = ["favourable-answers", "employee-net-promoter-score", "survey-participation"];
  type Told = { mark: string; people: number; value: number; weight: number; members: string[] };
  const told = () =>
    asAdmin((context) =>
      context.rows<Told>(
        sql`select b.measure || ' ' || b.starts_on::text as mark, b.people, b.value, b.weight,
            array_agg(p.employee_id)::text[] as members
          from {measure_block} b join {measure_block_person} p on p.measure = b.measure and p.starts_on = b.starts_on
            and p.block = b.block
          where b.measure = any(${ofSurveys}::text[]) group by b.measure, b.starts_on, b.block`,
      ),
    );
  const before = await told();
  expect(before.some(({ people }) => people < fewest)).toBe(true);
  await asAdmin((context) => setMinimum(context, { fewest }));
  await asProduct(world.application, tenant, publishMeasures);
  const after = await told();
  expect(after.length).toBeLessThan(before.length);
  for (const { people } of after) expect(people).toBeGreaterThanOrEqual(fewest);
  for (const { mark, value, weight, people, members } of after) {
    const within = before.filter((group) => group.mark === mark && group.members.some((id) => members.includes(id)));
    expect(within.every((group) => group.members.every((id) => members.includes(id)))).toBe(true);
    if (mark.startsWith("favourable")) continue;
    expect(within.reduce((sum, group) => sum + group.people, 0)).toBe(people);
    expect(within.reduce((sum, group) => sum + group.value, 0)).toBeCloseTo(value);
    expect(within.reduce((sum, group) => sum + group.weight, 0)).toBeCloseTo(weight);
  }
  const { total } = await ask({ measures: ["favourable-answers"] });
  const since = sql`'2026-07-01'::timestamptz`;
  const [results] = await asAdmin((context) =>
    readResults(context, sql`s.published_at >= ${since} and s.published_at < '2026-10-01'::timestamptz`),
  );
  expect(total[0]!.now).toBe(driverScoreIn(results!, null, everyGroup(results!))!.favourable);
  // Nothing is left to be done: a quarter is joined once.
  expect(await asProduct(world.application, tenant, publishMeasures)).toBe(false);
  expect(await told()).toEqual(after);
});
