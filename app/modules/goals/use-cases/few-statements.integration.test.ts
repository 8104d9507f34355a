import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalChildren } from "../queries/goal-parts.ts";
import type { GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { checkIn } from "./check-in.ts";
import { realignGoal } from "./realign-goal.ts";
import { compileSql, sql, type Sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

/** Does some work, and answers with the statements it sent once its rights were known. */
async function sentBy(work: (context: Context) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  await company.as("kiran", async (context) => {
    await context.ability();
    await work({
      ...context,
      rows: (statement: Sql) => {
        sent.push(compileSql(statement).text);
        return context.rows(statement);
      },
    });
  });
  return sent;
}

async function measured(title: string, parentId: string, value: number): Promise<string> {
  const made = await goals.objective("kiran", {
    title,
    level: "COMPANY",
    parentId,
    keyResults: [{ title: `${title} kr` }],
  });
  const goalId = made.keyResultIds[0]!;
  await company.as("kiran", (context) => checkIn(context, { goalId, value, level: "ON_TRACK", comment: "" }));
  return made.goalId;
}

/** Of the moments of this test, which are one: in no order. */
const pointsOf = (goalId: string) =>
  company.asProduct(async (context) => {
    const rows = await context.rows<{ percent: number | null }>(
      sql`select percent from {goal_check_in} where goal_id = ${goalId}`,
    );
    return rows.map(({ percent }) => percent);
  });

test("a move reads each goal once, under the lock, and carries both sides up together: one point for what is above both", async () => {
  const top = (await goals.objective("kiran", { title: "Top", level: "COMPANY" })).goalId;
  const [left, right] = await Promise.all(
    ["Left", "Right"].map(
      async (title) => (await goals.objective("kiran", { title, level: "COMPANY", parentId: top })).goalId,
    ),
  );
  await measured("Stays", left!, 20);
  await measured("Awaits", right!, 60);
  const moved = await measured("Moved", left!, 80);
  const before = await pointsOf(top);
  expect(before).not.toContain(45);
  const sent = await sentBy((context) => realignGoal(context, { goalId: moved, parentId: right!, mode: "GOAL" }));
  expect(sent.length).toBeLessThanOrEqual(12);
  expect(sent.filter((text) => !text.startsWith("/* prepared */"))).toEqual([]);
  expect([(await goals.stored(left!)).percent, (await goals.stored(right!)).percent]).toEqual([20, 70]);
  expect((await pointsOf(top)).toSorted()).toEqual([...before, 45].toSorted());
});

test("a branch of the tree is opened by one statement", async () => {
  const top = (await goals.objective("kiran", { title: "Branch", level: "COMPANY" })).goalId;
  await goals.objective("kiran", { title: "Leaf", level: "COMPANY", parentId: top });
  const found: { title: string; parentId: string | null }[] = [];
  const sent = await sentBy(async (context) => found.push(...(await goalChildren(context, top))));
  expect(found.map(({ title, parentId }) => [title, parentId])).toEqual([["Leaf", top]]);
  expect(sent).toHaveLength(1);
});
