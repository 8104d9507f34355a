import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { carryGoals, carryGoalsInput, undoCarry, undoCarryInput } from "./carry-goals.ts";
import { archiveGoals, closeGoals, reopenGoals } from "./change-many-goals.ts";
import { checkIn } from "./check-in.ts";
import { editGoal, editGoalInput } from "./edit-goal.ts";
import { realignGoal, realignGoalInput } from "./realign-goal.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let other: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, other, goals } = await twoCompanies(world));
});
afterAll(() => world.close());

const close = (by: string, goalIds: string[], closure = "NOT_ACHIEVED" as const) =>
  company.as(by, (context) => closeGoals(context, { goalIds, closure }));
const carry = (by: string, goalIds: string[], more: object = {}) =>
  company.as(by, (context) => carryGoals(context, carryGoalsInput.parse({ goalIds, timeFrame: "2026-Q4", ...more })));
const undo = (by: string, made: { madeIds: string[]; closedIds: string[] }) =>
  company.as(by, (context) => undoCarry(context, undoCarryInput.parse(made)));
const closureOf = async (goalId: string) => (await goals.stored(goalId)).closure;

async function two(by: string, name: string) {
  const first = await goals.objective(by, { title: `${name} one`, keyResults: [{ title: "Part", target: 50 }] });
  const second = await goals.objective(by, { title: `${name} two` });
  return { goalIds: [first.goalId, second.goalId], keyResultId: first.keyResultIds[0]! };
}

test("several goals are closed and reopened; those that are so already are left alone", async () => {
  const { goalIds } = await two("asha", "Close");
  expect((await close("asha", goalIds)).goalIds.toSorted()).toEqual(goalIds.toSorted());
  expect(await close("asha", goalIds)).toEqual({ goalIds: [] });
  expect(await closureOf(goalIds[1]!)).toBe("NOT_ACHIEVED");
  const back = await company.as("asha", (context) => reopenGoals(context, { goalIds }));
  expect(back.goalIds).toHaveLength(2);
  expect(await closureOf(goalIds[1]!)).toBe(null);
});

test("of several all or none are changed, and the refusal names the one it is about", async () => {
  const mine = await two("asha", "Mixed");
  const { goalId: theirs } = await goals.objective("lena", { title: "Lena's own" });
  const { goalId: hidden } = await goals.objective("lena", { title: "Lena's secret", visibility: "PRIVATE" });
  for (const work of [
    close("asha", [...mine.goalIds, theirs]),
    company.as("asha", (context) => archiveGoals(context, { goalIds: [...mine.goalIds, theirs] })),
  ])
    expect(await refusalOf(work)).toMatchObject({
      status: 403,
      code: "goals.refused-of-many",
      params: { title: "Lena's own" },
    });
  const refused = await refusalOf(close("asha", [...mine.goalIds, hidden]));
  expect(refused).toMatchObject({ status: 404 });
  expect(JSON.stringify(refused)).not.toContain("secret");
  expect(await closureOf(mine.goalIds[0]!)).toBe(null);
  expect(
    await refusalOf(other.as("spy", (context) => closeGoals(context, { goalIds: mine.goalIds, closure: "DROPPED" }))),
  ).toMatchObject({ status: 404 });
});

test("a chosen key result that went with its objective is archived once", async () => {
  const { goalIds, keyResultId } = await two("asha", "Shelve");
  const done = await company.as("asha", (context) => archiveGoals(context, { goalIds: [...goalIds, keyResultId] }));
  expect(new Set([...done.goalIds, keyResultId])).toEqual(new Set([...goalIds, keyResultId]));
  const archived = await company.asProduct((context) =>
    context.rows(
      sql`select id from {goal} where id = any(${[...goalIds, keyResultId]}::uuid[]) and archived_at is not null`,
    ),
  );
  expect(archived).toHaveLength(3);
});

test("objectives go on with key results and values, the old ones are closed, and all is taken back", async () => {
  const { goalIds, keyResultId } = await two("asha", "Carry");
  await company.as("asha", (context) =>
    checkIn(context, { goalId: keyResultId, value: 20, level: "AT_RISK", comment: "" }),
  );
  const made = await carry("asha", [...goalIds, keyResultId], { progress: "CARRIED", closure: "NOT_ACHIEVED" });
  expect(made.goalIds).toHaveLength(2);
  expect(made.madeIds).toHaveLength(3);
  expect(made.closedIds.toSorted()).toEqual([...goalIds, keyResultId].toSorted());
  const copy = (await goals.forest()).find(({ id }) => made.madeIds.includes(id) && !made.goalIds.includes(id));
  expect((await goals.stored(copy!.id)).title).toBe("Part");
  expect((await goals.stored(made.goalIds[0]!)).percent).toBe((await goals.stored(goalIds[0]!)).percent);
  await undo("asha", made);
  expect(await closureOf(goalIds[0]!)).toBe(null);
  expect(await refusalOf(undo("asha", made))).toMatchObject({ status: 404 });
  const standing = await company.asProduct((context) =>
    context.rows(sql`select id from {goal} where id = any(${made.madeIds}::uuid[]) and deleted_at is null`),
  );
  expect(standing).toEqual([]);
});

test("an objective that is carried over with its parent stands under the parent's copy, whichever was made first", async () => {
  const { goalId: child } = await goals.objective("asha", { title: "Aligned" });
  const { goalId: parent } = await goals.objective("asha", { title: "Above" });
  await company.as("asha", (context) =>
    realignGoal(context, realignGoalInput.parse({ goalId: child, parentId: parent })),
  );
  const { goalIds } = await carry("asha", [child, parent]);
  const copies = await Promise.all(goalIds.map((id) => goals.stored(id)));
  const [above, aligned] = ["Above", "Aligned"].map((title) => copies.find((copy) => copy.title === title));
  expect(aligned!.parentId).toBe(above!.id);
});

test("what somebody built on since is not taken back, and what cannot go on is named", async () => {
  const { goalIds, keyResultId } = await two("asha", "Refuse");
  expect(await refusalOf(carry("asha", [keyResultId]))).toMatchObject({ params: { title: "Part" } });
  expect(await refusalOf(carry("asha", goalIds, { timeFrame: "2026-Q3" }))).toMatchObject({ status: 422 });
  const made = await carry("asha", goalIds);
  expect(made.closedIds).toEqual([]);
  expect(await refusalOf(carry("asha", goalIds))).toMatchObject({
    code: "goals.title-taken-of-many",
    params: { title: expect.stringMatching(/^Refuse/) as string },
  });
  await company.as("asha", (context) =>
    editGoal(context, editGoalInput.parse({ goalId: made.goalIds[0], description: "Since changed" })),
  );
  expect(await refusalOf(undo("asha", made))).toMatchObject({ code: "goals.built-on", status: 409 });
});
