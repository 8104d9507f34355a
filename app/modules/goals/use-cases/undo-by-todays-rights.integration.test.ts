import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { companyWithALine } from "../testing/company-with-a-line.ts";
import { GoalWorld, refusalOf } from "../testing/goal-world.ts";
import { closeGoal } from "./close-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { editGoal } from "./edit-goal.ts";
import { realignGoal, realignGoalInput } from "./realign-goal.ts";
import { restoreGoal } from "./restore-goal.ts";
import { undoRealignment } from "./undo-realignment.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

const realign = (by: string, asked: object) =>
  company.as(by, (context) => realignGoal(context, realignGoalInput.parse(asked)));
const undo = (by: string, realignmentId: string) =>
  company.as(by, (context) => undoRealignment(context, { realignmentId }));
const parentOf = async (goalId: string) => (await goals.stored(goalId)).parentId;

test("a move is not taken back to under a goal that has been hidden since: to who moved it, it is gone", async () => {
  const top = (await goals.objective("ravi", { title: "Was public", level: "TEAM" })).goalId;
  const { goalId } = await goals.objective("otto", { title: "Otto's part", parentId: top });
  const { realignmentId } = await realign("otto", { goalId });
  await company.as("ravi", (context) => editGoal(context, { goalId: top, visibility: "PRIVATE" }));
  expect(await refusalOf(undo("otto", realignmentId))).toMatchObject({ code: "goals.moved-since", status: 409 });
  expect(await parentOf(goalId)).toBeNull();
  await undo("kiran", realignmentId);
  expect(await parentOf(goalId)).toBe(top);
});

test("nor to under one that was closed since, nor a key result to where its mover may add none any more", async () => {
  const top = (await goals.objective("ravi", { title: "Was open", level: "TEAM" })).goalId;
  const { goalId } = await goals.objective("otto", { title: "Under what was open", parentId: top });
  const { realignmentId } = await realign("otto", { goalId });
  await company.as("ravi", (context) => closeGoal(context, { goalId: top, closure: "ACHIEVED" }));
  expect(await refusalOf(undo("otto", realignmentId))).toMatchObject({ code: "goals.closed", status: 422 });

  const from = await goals.objective("asha", { title: "From Asha", keyResults: [{ title: "Wanders" }] });
  const to = (await goals.objective("asha", { title: "To Lena soon" })).goalId;
  const moved = await realign("asha", { goalId: from.keyResultIds[0], parentId: to });
  await company.as("kiran", (context) => editGoal(context, { goalId: from.goalId, ownerIds: [company.id("otto")] }));
  await company.asProduct((context) =>
    context.rows(sql`update {goal} set created_by = ${company.id("otto")} where id = ${from.goalId}`),
  );
  expect(await refusalOf(undo("asha", moved.realignmentId))).toMatchObject({ status: 403 });
  expect(await parentOf(from.keyResultIds[0]!)).toBe(to);
});

test("a public key result does not come back into an objective that was made private since", async () => {
  const from = await goals.objective("asha", { title: "Private soon", keyResults: [{ title: "Stays public" }] });
  const to = (await goals.objective("asha", { title: "Stays public too" })).goalId;
  const { realignmentId } = await realign("asha", { goalId: from.keyResultIds[0], parentId: to });
  await company.as("asha", (context) => editGoal(context, { goalId: from.goalId, visibility: "PRIVATE" }));
  expect(await refusalOf(undo("asha", realignmentId))).toMatchObject({ code: "goals.private-objective" });
});

test("a deleted goal comes back where it stood, and tells who restores it nothing of a parent hidden since", async () => {
  const top = (await goals.objective("ravi", { title: "Hidden later", level: "TEAM" })).goalId;
  const { goalId } = await goals.objective("otto", { title: "Restored", parentId: top });
  await company.as("otto", (context) => deleteGoal(context, { goalId }));
  await company.as("ravi", (context) => editGoal(context, { goalId: top, visibility: "PRIVATE" }));
  expect(await company.as("otto", (context) => restoreGoal(context, { goalId }))).toEqual({ goalId });
  const seen = await company.as("otto", (context) => goalDetail(context, goalId), { readOnly: true });
  expect([seen.goal.parentId, seen.ancestors]).toEqual([null, []]);
  expect(JSON.stringify(seen)).not.toContain(top);
  expect(await parentOf(goalId)).toBe(top);
});
