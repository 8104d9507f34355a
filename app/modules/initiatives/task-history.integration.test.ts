import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativeDetail } from "./queries/initiative-detail.ts";
import { taskHistory } from "./queries/task-history.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";
import { reopenInitiative } from "./use-cases/reopen-initiative.ts";
import { restoreInitiative } from "./use-cases/restore-initiative.ts";
import { updateInitiative, type UpdateInitiativeInput } from "./use-cases/update-initiative.ts";

let world: World;
let acme: Company;
let globex: Company;
let task: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  globex = await (await world.company("globex")).employee("spy").admin("TASK_ADMIN").build();
  for (const company of [acme, globex]) await new InitiativeWorld(company).open();
  task = await new InitiativeWorld(acme).task("asha", { text: "Ask customers", dueDate: "2026-11-20" });
});
afterAll(() => world.close());

const as = async (by: string, work: (context: Context) => Promise<unknown>) => {
  world.clock.set(new Date(world.clock.now().getTime() + 1000).toISOString());
  await acme.as(by, work);
};
const update = (by: string, asked: Omit<UpdateInitiativeInput, "initiativeId">) =>
  as(by, (context) => updateInitiative(context, { initiativeId: task, ...asked }));
const history = (by: string, after?: string, limit = 25) =>
  acme.as(by, (context) => taskHistory(context, { initiativeId: task, after, limit }), { readOnly: true });

test("a task's history says who changed what from what to what, newest first", async () => {
  const one = { initiativeId: task };
  await update("asha", { text: "Ask ten customers" });
  await update("ravi", { dueDate: "2026-11-25", ownerIds: [acme.id("asha"), acme.id("ravi")] });
  await update("ravi", { dueDate: null, text: "Ask ten customers" });
  await as("asha", (context) => completeInitiative(context, one));
  await as("asha", (context) => completeInitiative(context, one));
  await as("asha", (context) => reopenInitiative(context, one));
  await as("asha", (context) => deleteInitiative(context, one));
  await as("asha", (context) => restoreInitiative(context, one));
  const { entries, next } = await history("ravi");
  const told = entries.map(({ person, field, before, after }) => [person?.name, field, before, after]);
  expect(told.slice(0, 5)).toEqual([
    ["asha", "deleted", true, false],
    ["asha", "deleted", false, true],
    ["asha", "completed", true, false],
    ["asha", "completed", false, true],
    ["ravi", "dueDate", "2026-11-25", null],
  ]);
  expect(told.slice(5, 7)).toEqual(
    expect.arrayContaining([
      ["ravi", "dueDate", "2026-11-20", "2026-11-25"],
      ["ravi", "ownerIds", ["asha"], ["asha", "ravi"]],
    ]),
  );
  expect(told.slice(7)).toEqual([["asha", "text", "Ask customers", "Ask ten customers"]]);
  expect(next).toBeNull();
});

test("it is read page by page, each change once", async () => {
  const all = (await history("asha")).entries.map(({ id }) => id);
  const read: string[] = [];
  let after: string | undefined;
  do {
    const page = await history("asha", after, 3);
    read.push(...page.entries.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(read).toEqual(all);
  const first = await history("asha", undefined, 3);
  const detail = await acme.as("asha", (context) => initiativeDetail(context, task, { historyAfter: first.next! }));
  expect(detail.history.entries.map(({ id }) => id)).toEqual(all.slice(3));
});

test("who may not see the task, or is of another company, learns nothing of it", async () => {
  expect((await refusalOf(history("otto"))).status).toBe(404);
  const spying = globex.as("spy", (context) =>
    taskHistory(context, { initiativeId: task, after: undefined, limit: 25 }),
  );
  expect((await refusalOf(spying)).status).toBe(404);
});

test("which goal a task works on is not told: it may be hidden from who reads", async () => {
  const fields = (await history("asha")).entries.map(({ field }) => field);
  expect(fields).not.toContain("goalId");
});

test("what was refused or undone is not in it", async () => {
  const before = (await history("asha")).entries.length;
  expect((await refusalOf(update("otto", { text: "Mine" }))).status).toBe(404);
  await expect(
    as("asha", async (context) => {
      await updateInitiative(context, { initiativeId: task, text: "Never mind" });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect((await history("asha")).entries.length).toBe(before);
});
