import { afterAll, beforeAll, expect, test } from "vitest";
import { seedMetrics } from "#app/modules/metrics/seed/seed-metrics.ts";
import { seedPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { recomputeAll } from "../domain/roll-up.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { endOfDay } from "../queries/as-of.ts";
import { rootsAsOf } from "../queries/tree-as-of.ts";
import { seedGoals } from "./seed-goals.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

async function seeded(size: number): Promise<{ company: Company; people: PlannedPerson[] }> {
  const company = await world.company();
  const people = await company.asProduct((context) =>
    seedPeople(context, { size, domain: "acme.test", seed: "acme", today }),
  );
  await company.asProduct((context) => seedMetrics(context, { people, seed: "acme", today, currency: "EUR" }));
  await company.asProduct((context) => seedGoals(context, { people, seed: "acme", today, currency: "EUR" }));
  return { company, people };
}

test("a year of goals of 60 people adds up, and is the same again", async () => {
  const one = await seeded(60);
  const other = await seeded(60);
  const stored = await new GoalWorld(one.company).forest();
  const fresh = recomputeAll(stored);
  expect(stored.map(({ id, actual, percent }) => ({ id, actual, percent }))).toEqual(
    stored.map(({ id }) => ({ id, ...fresh.get(id) })),
  );
  const again = await new GoalWorld(other.company).forest();
  expect(new Set(again.map((goal) => goal.id))).toEqual(new Set(stored.map((goal) => goal.id)));
});

test("the demo employee has current goals in percent and money, and every kind of goal is there", async () => {
  const { company, people } = await seeded(60);
  const employee = people.find((person) => person.email === "employee@acme.test");
  await company.asProduct(async (context) => {
    const mine = await listGoals(
      context,
      goalListInput.parse({ scope: "individuals-goals", ownerId: employee?.id, kind: "ALL" }),
    );
    expect(mine.rows.filter((row) => row.kind === "OBJECTIVE").length).toBeGreaterThanOrEqual(3);
    expect(new Set(mine.rows.filter((row) => row.kind === "KEY_RESULT").map((row) => row.measureType))).toEqual(
      new Set(["PERCENTAGE", "CURRENCY", "COUNT"]),
    );
    const all = await listGoals(context, goalListInput.parse({ scope: "company", period: "all", kind: "ALL" }));
    expect(all.counts.total).toBeGreaterThan(500);
    const [kinds] = await context.rows<Record<string, number>>(
      sql`select count(*) filter (where closure_status = 'ACHIEVED')::int as achieved, count(*)
        filter (where closure_status = 'NOT_ACHIEVED')::int as missed,
              count(*) filter (where visibility = 'PRIVATE')::int as private, count(*)
                filter (where target_value < start_value)::int as falling,
              count(*) filter (where progress_type = 'DERIVED_SUM')::int as summed,
                (select count(distinct record_id)::int from {comment} where record_kind = 'Goal') as discussed,
              count(*) filter (where org_unit_id is not null)::int as placed, count(distinct level)::int as levels from {goal}`,
    );
    expect(kinds).toMatchObject({ levels: 4 });
    for (const count of Object.values(kinds ?? {})) expect(count).toBeGreaterThan(0);
  });
});

test("goals belong to the team of who owns them, some to two, and a few of those that run are at risk", async () => {
  const { company } = await seeded(60);
  const [found] = await company.asProduct((context) =>
    context.rows<Record<string, number>>(
      sql`with placed as (select g.id, g.parent_id, g.kind, g.closed_at, g.progress_level,
            (select count(*)::int from {goal_team} m where m.goal_id = g.id) as teams from {goal} g)
          select count(*) filter (where teams = 1)::int as of_one, count(*) filter (where teams > 1)::int as of_several,
            count(*) filter (where teams = 0)::int as of_none,
            count(*) filter (where kind = 'OBJECTIVE' and closed_at is null and progress_level = 'AT_RISK')::int as at_risk,
            count(*) filter (where kind = 'KEY_RESULT' and teams <>
              (select p.teams from placed p where p.id = placed.parent_id))::int = 0 as with_their_objective from placed`,
    ),
  );
  for (const count of Object.values(found ?? {})) expect(Number(count)).toBeGreaterThan(0);
});

test("on a day of the past goals stood open that are closed by now", async () => {
  const { company } = await seeded(60);
  await company.asProduct(async (context) => {
    const asked = goalListInput.parse({ scope: "company", text: "" });
    const stood = (day: string) => rootsAsOf(context, asked, endOfDay(context, day)!);
    expect((await stood("2026-08-17")).rows.map(({ closure }) => closure)).toEqual(
      (await stood("2026-08-17")).rows.map(() => null),
    );
    expect((await stood("2026-08-17")).rows.length).toBeGreaterThan(2);
  });
});

test("a year of goals of 1,200 people adds up too", async () => {
  const { company } = await seeded(1_200);
  const stored = await new GoalWorld(company).forest();
  const fresh = recomputeAll(stored);
  expect(stored.length).toBeGreaterThan(10_000);
  expect(stored.filter(({ id, percent }) => percent !== fresh.get(id)?.percent)).toEqual([]);
}, 60_000);

test("an objective was checked in on when the last of its key results was", async () => {
  const { company } = await seeded(60);
  const wrong = await company.asProduct((context) =>
    context.rows(
      sql`select g.id from {goal} g join {goal} k on k.parent_id = g.id and k.kind = 'KEY_RESULT'
      group by g.id having g.last_check_in_at is distinct from greatest(g.last_check_in_at, max(k.last_check_in_at))`,
    ),
  );
  expect(wrong).toEqual([]);
});

test("metrics have a past, and key results that follow them stand where they do", async () => {
  const { company } = await seeded(60);
  const rows = await company.asProduct((context) =>
    context.rows<{ name: string; points: number; followers: number; behind: number }>(
      sql`select m.name, (select count(*)::int from {metric_point} x where x.metric_id = m.id) as points,
        count(g.id)::int as followers,
            (count(*) filter (where g.actual_value is distinct from (select x.value from {metric_point} x
              where x.metric_id = m.id order by x.on_date desc limit 1) and g.id is not null))::int as behind
       from {metric} m left join {goal} g on g.metric_id = m.id group by m.id`,
    ),
  );
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.filter(({ followers }) => followers > 0).length).toBeGreaterThan(2);
  for (const { points, behind } of rows) expect([points > 1, behind]).toEqual([true, 0]);
});
