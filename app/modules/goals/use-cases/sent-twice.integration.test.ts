import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inOrder, orders, sessionOf } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { checkInMany, checkInManyInput } from "./check-in-many.ts";
import { createKeyResultInput, createKeyResultOnce } from "./create-key-result.ts";
import { deleteGoal } from "./delete-goal.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;
let keyResult: string;
let objective: string;

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
});
afterAll(() => world.close());
beforeEach(async () => {
  const made = await goals.objective("asha", {
    title: `Answer soon ${Math.random()}`,
    keyResults: [{ title: "Hours" }],
  });
  [objective, keyResult] = [made.goalId, made.keyResultIds[0]!];
});

type Said = { value?: number; level?: "ON_TRACK" | "AT_RISK"; comment?: string };
const one =
  ({ value = 40, level = "ON_TRACK", comment = "Well" }: Said = {}) =>
  (context: Context) =>
    checkIn(context, { goalId: keyResult, value, level, comment });
const many =
  ({ value = 40, level = "ON_TRACK", comment = "Well" }: Said = {}) =>
  (context: Context) =>
    checkInMany(context, checkInManyInput.parse({ checkIns: [{ goalId: keyResult, value, level, comment }] }));
const counts = () =>
  company.asProduct(async (context) => {
    const [row] = await context.rows<{ kept: number; told: number; noted: number }>(
      sql`select (select count(*)::int from {goal_check_in} where goal_id = ${keyResult}::uuid
        and rolled_up_from is null) as kept,
              (select count(*)::int from {outbox} where name = 'goals.checked-in' and payload->>'goalId' = ${keyResult}) as told,
              (select count(*)::int from {audit_entry} where action = 'goals.check-in'
                and subject_id::text = ${keyResult}) as noted`,
    );
    return row!;
  });
const as = (by: string, work: (context: Context) => Promise<unknown>) => sessionOf(company, by, work);

test.each([
  ["alone", one],
  ["among many", many],
])("a check-in sent ten times at the same moment %s is one, and is told and noted once", async (_, made) => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => company.as<unknown>("asha", made())));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await counts()).toEqual({ kept: 1, told: 1, noted: 1 });
  expect(await goals.stored(keyResult)).toMatchObject({ actual: 40, version: 2 });
});

test("what says something else, or comes from somebody else, or after somebody else, is another check-in", async () => {
  await company.as("asha", one());
  await company.as("asha", one({ comment: "Better" }));
  await company.as("asha", one({ comment: "Better", level: "AT_RISK" }));
  await company.as("ravi", one({ comment: "Better", level: "AT_RISK" }));
  await company.as("asha", one({ comment: "Better", level: "AT_RISK" }));
  expect((await counts()).kept).toBe(5);
});

test("the same words a while later are another check-in", async () => {
  await company.as("asha", one());
  await company.asProduct((context) =>
    context.rows(sql`update {goal_check_in} set at = at - interval '61 seconds' where goal_id = ${keyResult}`),
  );
  await company.as("asha", one());
  expect((await counts()).kept).toBe(2);
});

test("a comment sent ten times at the same moment is one", async () => {
  const say = (body: string) => company.as("ravi", (context) => commentOn(context, "Goal", objective, body));
  const ids = await Promise.all(Array.from({ length: 10 }, () => say("How is it going?")));
  expect(new Set(ids.map(({ commentId }) => commentId)).size).toBe(1);
  await say("And now?");
  const { comments, goal } = await company.as("asha", (context) => goalDetail(context, objective));
  expect({ kept: comments.comments.length, counted: goal.commentCount }).toEqual({ kept: 2, counted: 2 });
});

describe.each(orders)("in the order %s", (order) => {
  test("two equal check-ins of one person are one, two of two people are two", async () => {
    expect(await inOrder(world, order, as("asha", one()), as("asha", many()))).toEqual(["DONE", "DONE"]);
    expect((await counts()).kept).toBe(1);
    expect(await inOrder(world, order, as("ravi", one()), as("skip", one()))).toEqual(["DONE", "DONE"]);
    expect((await counts()).kept).toBe(3);
  });
});

test("a key result sent ten times at the same moment is one; once it is deleted it is another", async () => {
  const add = () =>
    company.as("asha", (context) =>
      createKeyResultOnce(
        context,
        createKeyResultInput.parse({ parentId: objective, title: "Calls", measureType: "COUNT", start: 0, target: 9 }),
      ),
    );
  const parts = () =>
    company.asProduct((context) =>
      context.rows(
        sql`select from {goal} where parent_id = ${objective}::uuid and title = 'Calls' and deleted_at is null`,
      ),
    );
  const made = await Promise.all(Array.from({ length: 10 }, add));
  expect(new Set(made.map(({ goalId }) => goalId)).size).toBe(1);
  expect(await parts()).toHaveLength(1);
  await company.as("asha", (context) => deleteGoal(context, { goalId: made[0]!.goalId }));
  expect((await add()).goalId).not.toBe(made[0]!.goalId);
  expect(await parts()).toHaveLength(1);
});
