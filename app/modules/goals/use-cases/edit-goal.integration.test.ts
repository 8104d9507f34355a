import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { companyOfThree } from "../testing/company-with-a-line.ts";
import { type GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { editGoal, type EditGoalInput } from "./edit-goal.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ company, goals } = await companyOfThree(world));
});
afterAll(() => world.close());

const edit = (by: string, input: EditGoalInput) => company.as(by, (context) => editGoal(context, input));

test("two people who change different fields at once both succeed", async () => {
  const { goalId } = await goals.objective("asha", { title: "Two hands" });
  const read = { title: "Two hands", description: "", dueDate: "2026-12-31" };
  await Promise.all([
    edit("asha", { goalId, read, ...read, title: "Two good hands" }),
    edit("kiran", { goalId, read, ...read, description: "Why it matters" }),
  ]);
  expect(await goals.stored(goalId)).toMatchObject({
    title: "Two good hands",
    description: "Why it matters",
    dueDate: "2026-12-31",
  });
});

test("of two who change one field, the second is told who changed it to what, and nothing of theirs is stored", async () => {
  const { goalId } = await goals.objective("asha", { title: "One pen", description: "As it was" });
  const read = { title: "One pen", description: "As it was" };
  await edit("kiran", { goalId, read, title: "One red pen" });
  const work = edit("asha", { goalId, read, title: "One blue pen", description: "Other words" });
  const error = (await work.then(
    () => null,
    (reason: unknown) => reason,
  )) as { code: string; status: number; details: { params: { clashes: string }; fields: unknown } };
  expect(error).toMatchObject({
    code: "goals.field-changed-meanwhile",
    status: 409,
    details: { fields: { title: "goals.field-changed-meanwhile" } },
  });
  expect(JSON.parse(error.details.params.clashes)).toEqual([{ field: "title", by: "kiran", now: "One red pen" }]);
  expect(await goals.stored(goalId)).toMatchObject({ title: "One red pen", description: "As it was" });
  await edit("asha", {
    goalId,
    read: { ...read, title: "One red pen" },
    title: "One blue pen",
    description: "Other words",
  });
  expect(await goals.stored(goalId)).toMatchObject({ title: "One blue pen", description: "Other words" });
});

test("of several who change one field at the same moment, one succeeds", async () => {
  const { goalId } = await goals.objective("asha", { title: "Crowd" });
  const settled = await Promise.allSettled(
    ["asha", "kiran", "asha", "kiran"].map((by, index) =>
      edit(by, { goalId, read: { title: "Crowd" }, title: `Crowd ${index}` }),
    ),
  );
  expect(settled.filter((each) => each.status === "fulfilled")).toHaveLength(1);
});

test("owners clash as any field does, whatever their order", async () => {
  const { goalId } = await goals.objective("asha", { title: "Shared" });
  const ids = { asha: company.id("asha"), ravi: company.id("ravi"), kiran: company.id("kiran") };
  await edit("kiran", { goalId, ownerIds: [ids.asha, ids.ravi] });
  expect(
    await edit("kiran", { goalId, read: { ownerIds: [ids.ravi, ids.asha] }, ownerIds: [ids.asha, ids.ravi] }),
  ).toEqual({ fields: [] });
  expect(
    await refusalOf(edit("kiran", { goalId, read: { ownerIds: [ids.asha] }, ownerIds: [ids.kiran] })),
  ).toMatchObject({ fields: { ownerIds: "goals.field-changed-meanwhile" } });
});

test("a moved due date keeps the date before and the reason", async () => {
  const { goalId } = await goals.objective("asha", { title: "Later" });
  await edit("asha", { goalId, dueDate: "2027-01-31", reason: "The supplier is late" });
  const detail = await company.as("asha", (context) => goalDetail(context, goalId));
  expect(detail.goal.dueMoved).toEqual({ from: "2026-12-31", reason: "The supplier is late" });
  expect(detail.history[0]).toMatchObject({
    kind: "CHANGE",
    field: "dueDate",
    before: "2026-12-31",
    after: "2027-01-31",
    reason: "The supplier is late",
  });
});

test("who may not make an objective at a level may not raise one to it; key results follow where it is allowed", async () => {
  const {
    goalId,
    keyResultIds: [keyResult = ""],
  } = await goals.objective("asha", { title: "Rise", keyResults: [{ title: "Part" }] });
  expect(await refusalOf(edit("asha", { goalId, level: "COMPANY" }))).toMatchObject({ status: 403 });
  await edit("kiran", { goalId, level: "COMPANY" });
  expect(await goals.stored(keyResult)).toMatchObject({ level: "COMPANY" });
  await goals.objective("kiran", { title: "Under", level: "COMPANY", parentId: goalId });
  expect(await refusalOf(edit("asha", { goalId, level: "INDIVIDUAL" }))).toMatchObject({
    code: "goals.children-level-too-high",
  });
  expect(await refusalOf(edit("kiran", { goalId: keyResult, level: "TEAM" }))).toMatchObject({
    code: "goals.level-of-objective",
  });
});

test("progress that comes from elsewhere is computed at once", async () => {
  const {
    goalId,
    keyResultIds: [leaf = ""],
  } = await goals.objective("asha", { title: "Counted", progressType: "MANUAL", keyResults: [{ title: "Leaf" }] });
  await company.as("asha", (context) => checkIn(context, { goalId: leaf, value: 40, level: "ON_TRACK", comment: "" }));
  expect((await goals.stored(goalId)).percent).toBeNull();
  await edit("asha", { goalId, progressType: "DERIVED_AVG" });
  expect((await goals.stored(goalId)).percent).toBe(40);
});
