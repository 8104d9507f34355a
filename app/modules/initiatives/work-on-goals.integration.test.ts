import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { defaultGoalTemplate } from "#app/modules/goals/domain/template.ts";
import { saveAccessTemplate } from "#app/modules/goals/use-cases/save-access-template.ts";
import { checkIn } from "#app/modules/goals/use-cases/check-in.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativeDetail } from "./queries/initiative-detail.ts";
import { initiativesOfGoal, type InitiativesOfGoal } from "./queries/initiatives-of-goal.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { updateInitiative } from "./use-cases/update-initiative.ts";

let world: World;
let acme: Company;
let goals: GoalWorld;
let tasks: InitiativeWorld;
let goalId = "";

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .employee("gina")
    .admin("GOAL_ADMIN")
    .build();
  goals = new GoalWorld(acme);
  tasks = await new InitiativeWorld(acme).open();
});
afterAll(() => world.close());

let counter = 0;
beforeEach(async () => {
  const { keyResultIds } = await goals.objective("asha", {
    title: `Answer faster ${(counter += 1)}`,
    keyResults: [{ title: "Hours to the first answer" }],
  });
  goalId = keyResultIds[0]!;
});

async function workOn(goal: string, by = "asha"): Promise<InitiativesOfGoal> {
  return (await seenBy(by, goal))!;
}

function seenBy(by: string, goal: string): Promise<InitiativesOfGoal | null> {
  return acme.as(by, (context) => initiativesOfGoal(context, goal), { readOnly: true });
}

test("tasks name the goal they work on, and the goal names its tasks, as far as one may see them", async () => {
  const mine = await tasks.task("asha", { text: "Hire two people", goalId });
  await tasks.task("otto", { text: "A private idea of Otto", goalId });
  await tasks.task("asha", { text: "Write the advertisement", parentId: mine });
  expect((await workOn(goalId)).tasks.map(({ text }) => text)).toEqual(["Hire two people"]);
  expect((await workOn(goalId, "otto")).tasks.map(({ text }) => text)).toEqual(["A private idea of Otto"]);
  expect((await acme.as("asha", (context) => initiativeDetail(context, mine))).goal).toMatchObject({
    id: goalId,
    title: "Hours to the first answer",
  });
});

test("a goal one may not see is refused as one there is not, and its tasks do not name it", async () => {
  const { goalId: secret } = await goals.objective("asha", { title: `Secret ${counter}`, visibility: "PRIVATE" });
  const refused = { code: "initiatives.unknown-goal", fields: { goalId: "initiatives.unknown-goal" } };
  expect(await refusalOf(tasks.task("otto", { text: "Spying", goalId: secret }))).toMatchObject(refused);
  const own = await tasks.task("otto", { text: "Honest work" });
  expect(
    await refusalOf(acme.as("otto", (context) => updateInitiative(context, { initiativeId: own, goalId: secret }))),
  ).toMatchObject(refused);
  expect(await seenBy("otto", secret)).toBeNull();
  const shared = await tasks.task("asha", { text: "Shared", goalId: secret, collaboratorIds: [acme.id("otto")] });
  expect(await acme.as("otto", (context) => initiativeDetail(context, shared))).toMatchObject({
    goal: null,
    goalHidden: true,
  });
});

test("a part works on the goal of its task", async () => {
  const whole = await tasks.task("asha", { text: "Hire", goalId });
  const part = await tasks.task("asha", { text: "Advertise", parentId: whole });
  expect((await acme.as("asha", (context) => initiativeDetail(context, part))).goal?.id).toBe(goalId);
});

test("all done while the number stands still is said, and no longer once the number moves", async () => {
  expect((await workOn(goalId)).stillSince).toBeNull();
  const one = await tasks.task("asha", { text: "Hire two people", goalId });
  const other = await tasks.task("asha", { text: "Train them", goalId });
  await acme.as("asha", (context) => completeInitiative(context, { initiativeId: one }));
  expect((await workOn(goalId)).stillSince).toBeNull();
  await acme.as("asha", (context) => completeInitiative(context, { initiativeId: other }));
  expect((await workOn(goalId)).stillSince).toBe("2026-11-16");
  await acme.as("asha", (context) => checkIn(context, { goalId, value: 40, level: "ON_TRACK", comment: "" }));
  expect((await workOn(goalId)).stillSince).toBeNull();
});

test("what moved before the first task was written down does not count", async () => {
  await acme.as("asha", (context) => checkIn(context, { goalId, value: 10, level: "ON_TRACK", comment: "" }));
  world.clock.set("2026-11-17T09:00:00Z");
  const only = await tasks.task("asha", { text: "Hire", goalId });
  await acme.as("asha", (context) => completeInitiative(context, { initiativeId: only }));
  expect((await workOn(goalId)).stillSince).toBe("2026-11-17");
});

test("where the access template gives tasks to owners alone, others see the goal and write down none for it", async () => {
  expect((await workOn(goalId, "otto")).mayAdd).toBe(true);
  const { access } = defaultGoalTemplate;
  const template = {
    ...defaultGoalTemplate,
    access: { ...access, GOAL_USER: { ...access.GOAL_USER, createInitiative: "NONE" as const } },
  };
  await acme.as("gina", (context) => saveAccessTemplate(context, { version: 1, template }));
  expect([(await workOn(goalId, "otto")).mayAdd, (await workOn(goalId)).mayAdd]).toEqual([false, true]);
  expect(await refusalOf(tasks.task("otto", { text: "Something for Asha's goal", goalId }))).toMatchObject({
    status: 403,
  });
  await tasks.task("asha", { text: "Something for my goal", goalId });
  await tasks.task("otto", { text: "Something of my own" });
});
