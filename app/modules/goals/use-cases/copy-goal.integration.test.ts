import { afterAll, beforeAll, expect, test } from "vitest";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { titleTaken } from "../queries/title-taken.ts";
import { refusalOf, type GoalWorld } from "../testing/goal-world.ts";
import { twoCompanies } from "../testing/two-companies.ts";
import { checkIn } from "./check-in.ts";
import { copyGoal, copyGoalInput } from "./copy-goal.ts";
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

const copy = (
  by: string,
  asked: { goalId: string; title: string; timeFrame: string; keyResultIds?: string[]; progress?: string },
  beforeCommit = () => Promise.resolve(),
) =>
  company.as(by, async (context) => {
    const made = await copyGoal(context, copyGoalInput.parse(asked));
    await beforeCommit();
    return made;
  });

async function measured(title: string) {
  const {
    goalId,
    keyResultIds: [first = "", second = ""],
  } = await goals.objective("asha", {
    title,
    keyResults: [
      { title: "First", target: 50 },
      { title: "Second", weightage: 0 },
    ],
  });
  await company.as("asha", (context) => checkIn(context, { goalId: first, value: 20, level: "AT_RISK", comment: "" }));
  await company.as("asha", (context) => checkIn(context, { goalId: second, value: 0, comment: "" }));
  return { goalId, first, second };
}

test("the next period gets the objective with the key results chosen, anew or with their values", async () => {
  const { goalId, first, second } = await measured("Grow");
  const fresh = await copy("asha", { goalId, title: "Grow", timeFrame: "2026-Q4", keyResultIds: [first] });
  expect(await goals.stored(fresh.goalId)).toMatchObject({
    title: "Grow",
    percent: null,
    startDate: "2027-01-01",
    dueDate: "2027-03-31",
    progressLevel: "ON_TRACK",
  });
  expect(fresh.keyResultIds).toHaveLength(1);
  expect(await goals.stored(fresh.keyResultIds[0]!)).toMatchObject({
    title: "First",
    target: 50,
    actual: null,
    parentId: fresh.goalId,
  });
  const carried = await copy("asha", {
    goalId,
    title: "Grow",
    timeFrame: "2027-Q1",
    keyResultIds: [first, second],
    progress: "CARRIED",
  });
  expect(await goals.stored(carried.goalId)).toMatchObject({ percent: 20 });
  expect(await goals.stored(carried.keyResultIds[0]!)).toMatchObject({
    actual: 20,
    percent: 40,
    progressLevel: "AT_RISK",
  });
  expect(await goals.stored(goalId)).toMatchObject({ percent: 20, startDate: "2026-10-01" });
});

test("a title taken in the time frame is said before saving, and refused by the database, also of two who save at once", async () => {
  const { goalId } = await measured("Unique");
  const taken = (timeFrame: string) =>
    company.as("asha", (context) => titleTaken(context, { title: " unique ".trim(), timeFrame }));
  expect([await taken("2026-Q3"), await taken("2026-Q4")]).toEqual([true, false]);
  expect(await refusalOf(copy("asha", { goalId, title: "UNIQUE", timeFrame: "2026-Q3" }))).toMatchObject({
    code: "goals.duplicate-title",
    status: 409,
    message: "An objective with the same name already exists in the selected time frame.",
  });
  for (const order of orders) {
    const asked = { goalId, title: `Unique ${order}`, timeFrame: "2026-Q4" };
    const twice = (ready: () => Promise<void>) => copy("asha", asked, ready);
    expect((await inOrder(world, order, twice, twice)).toSorted(), order).toEqual(["DONE", "goals.duplicate-title"]);
  }
});

test("in its own time frame a copy stands where the original does, in another under its parent's copy", async () => {
  const top = await goals.objective("kiran", { title: "Top", level: "COMPANY" });
  const below = await goals.objective("kiran", { title: "Below", level: "COMPANY", parentId: top.goalId });
  const beside = await copy("kiran", { goalId: below.goalId, title: "Below again", timeFrame: "2026-Q3" });
  expect((await goals.stored(beside.goalId)).parentId).toBe(top.goalId);
  const alone = await copy("kiran", { goalId: below.goalId, title: "Below", timeFrame: "2027-Q1" });
  expect((await goals.stored(alone.goalId)).parentId).toBeNull();
  const topNext = await copy("kiran", { goalId: top.goalId, title: "Top", timeFrame: "2026-Q4" });
  const next = await copy("kiran", { goalId: below.goalId, title: "Below", timeFrame: "2026-Q4" });
  expect((await goals.stored(next.goalId)).parentId).toBe(topNext.goalId);
});

test("who may not give goals to its owner gets the copy themselves; a key result is copied into its objective by who may add to it", async () => {
  const { goalId, first } = await measured("Shared");
  const mine = await copy("lena", { goalId, title: "Shared, mine", timeFrame: "2026-Q3" });
  const owners = await company.asProduct((context) =>
    context.rows<{ id: string }>(sql`select employee_id as id from {goal_owner} where goal_id = ${mine.goalId}`),
  );
  expect(owners).toEqual([{ id: company.id("lena") }]);
  const again = await copy("asha", { goalId: first, title: "First again", timeFrame: "2026-Q3" });
  expect(await goals.stored(again.goalId)).toMatchObject({ kind: "KEY_RESULT", parentId: goalId, target: 50 });
  expect((await goals.stored(goalId)).percent).toBe(20);
  await company.as("asha", (context) => checkIn(context, { goalId: again.goalId, value: 0, comment: "" }));
  expect((await goals.stored(goalId)).percent).toBeCloseTo(40 / 3, 3);
  expect(await refusalOf(copy("lena", { goalId: first, title: "First again", timeFrame: "2026-Q3" }))).toMatchObject({
    status: 403,
  });
});

test("another company's admin finds nothing to copy, and nobody copies what is hidden from them or another goal's key results", async () => {
  const { goalId } = await measured("Walled");
  const { first } = await measured("Elsewhere");
  const asked = copyGoalInput.parse({ goalId, title: "Stolen", timeFrame: "2026-Q3" });
  expect(await refusalOf(other.as("spy", (context) => copyGoal(context, asked)))).toMatchObject({ status: 404 });
  const hidden = await goals.objective("asha", { title: "Hidden", visibility: "PRIVATE" });
  expect(await refusalOf(copy("lena", { goalId: hidden.goalId, title: "Stolen", timeFrame: "2026-Q3" }))).toMatchObject(
    { status: 404 },
  );
  expect(
    await refusalOf(copy("asha", { goalId, title: "Mixed", timeFrame: "2026-Q3", keyResultIds: [first] })),
  ).toMatchObject({ code: "goals.unknown-key-result" });
});
