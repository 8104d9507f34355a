import { afterAll, beforeAll, expect, test } from "vitest";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { type GoalWorld } from "../testing/goal-world.ts";
import { FollowedWorld } from "../testing/followed-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { checkIn } from "./check-in.ts";
import { createKeyResult, createKeyResultInput } from "./create-key-result.ts";
import { contributeToGoal } from "./contribute-to-goal.ts";
import { refreshMetric } from "./refresh-metric.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;
let metrics: FollowedWorld;
const statements: string[] = [];

beforeAll(async () => {
  world = await createWorld({ onStatement: (sql) => statements.push(sql) });
  ({ company, goals } = await twoCompanies(world));
  metrics = new FollowedWorld(company);
});
afterAll(() => world.close());

test("the statements of a new value do not grow with the key results that follow", async () => {
  const metricId = await metrics.metric("Many");
  const count = async (date: string, value: number) => {
    statements.length = 0;
    await metrics.record(metricId, date, value);
    return statements.length;
  };
  await metrics.tracked("One follower", metricId);
  const one = await count("2026-11-10", 1);
  const parent = await goals.objective("asha", { title: "Many followers" });
  for (let index = 0; index < 12; index += 1) {
    await company.as("asha", (context) =>
      createKeyResult(
        context,
        createKeyResultInput.parse({ parentId: parent.goalId, title: `Follower ${index}`, metricId }),
      ),
    );
  }
  expect(await count("2026-11-11", 2)).toBe(one);
  await metrics.expectEveryNumberRight();
});

test("values, check-ins and new followers at once neither deadlock nor leave a number behind", async () => {
  const random = seededRandom("tracked");
  const raced = [await metrics.metric("Race one"), await metrics.metric("Race two")];
  const top = await goals.objective("kiran", { title: "Race top", level: "COMPANY" });
  const trees: { goalId: string; keyResultIds: string[] }[] = [];
  for (let index = 0; index < 4; index += 1) {
    const tree = await goals.objective("asha", {
      title: `Race ${index}`,
      keyResults: [
        { title: `By hand ${index}` },
        { title: `By metric ${index}`, metricId: raced[index % 2]!, start: 0, target: 50 },
      ],
    });
    await company.as("kiran", (context) =>
      contributeToGoal(context, { goalId: tree.goalId, parentId: top.goalId, weight: index }),
    );
    trees.push(tree);
  }
  const works = Array.from({ length: 40 }, (_, index) => {
    const [tree, metricId] = [trees[index % 4]!, raced[random.integer(0, 1)]!];
    if (index % 4 === 0)
      return metrics.record(
        metricId,
        `2026-11-${String(random.integer(1, 16)).padStart(2, "0")}`,
        random.integer(0, 60),
      );
    if (index % 4 === 1)
      return company.as("asha", (context) =>
        checkIn(context, {
          goalId: tree.keyResultIds[0]!,
          value: random.integer(0, 100),
          level: "ON_TRACK",
          comment: "",
        }),
      );
    if (index % 4 === 2)
      return company.as("asha", (context) =>
        createKeyResult(
          context,
          createKeyResultInput.parse({ parentId: tree.goalId, title: `Late ${index}`, metricId }),
        ),
      );
    return company.as("asha", (context) => refreshMetric(context, { goalId: tree.keyResultIds[1]! }));
  });
  expect((await Promise.allSettled(works)).filter(({ status }) => status === "rejected")).toEqual([]);
  await metrics.expectEveryNumberRight();
  const behind = await company.asProduct((context) =>
    context.rows(
      sql`select g.id from {goal} g where g.metric_id is not null and g.deleted_at is null and g.closure_status is null
        and g.actual_value is distinct from
       (select x.value from {metric_point} x where x.metric_id = g.metric_id and x.replaced_at is null
         order by x.on_date desc limit 1)`,
    ),
  );
  expect(behind).toEqual([]);
});
