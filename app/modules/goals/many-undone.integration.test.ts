import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { askUndo, undoTask } from "#app/platform/tasks/undo-task.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { archiveManyGoals, closeManyGoals } from "./jobs/many-goals.ts";
import { GoalWorld, refusalOf } from "./testing/goal-world.ts";
import { archiveGoal } from "./use-cases/archive-goal.ts";
import { reopenGoals } from "./use-cases/change-many-goals.ts";
import { closeGoal } from "./use-cases/close-goal.ts";
import { unarchiveGoals } from "./use-cases/unarchive-goals.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let acme: Company;
let ids: string[];
const matching = "/app/my-data/goal/my-goals?period=all";

beforeAll(async () => {
  world = await createWorld({ now: start });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  acme = await (await world.company()).employees("asha", "ravi").build();
  const goals = new GoalWorld(acme);
  ids = [];
  for (let number = 1; number <= 102; number += 1)
    ids.push((await goals.objective("asha", { title: `Asha ${number}` })).goalId);
}, 120_000);

const services = () => world.application as never;
const handlers = () => world.application.gatherings.taskHandlers;
const taskIdOf = (done: object) => (done as { background: { taskId: string } }).background.taskId;
const archiveAll = async () => {
  const taskId = taskIdOf(await asAsha((context) => archiveManyGoals.intent.run(context, { matching }, services())));
  await doTasks(acme);
  return taskId;
};
const asAsha = <Done>(work: (context: Context) => Promise<Done>) => acme.as("asha", work);
const undo = (taskId: string, by = "asha") => acme.as(by, (context) => askUndo(context, handlers(), taskId));
const count = (column: "archived_at" | "closure") =>
  acme.asProduct(async (context) => {
    const where = column === "closure" ? sql`closure_status is not null` : sql`archived_at is not null`;
    const rows = await context.rows<{ count: number }>(sql`select count(*)::int as count from {goal} where ${where}`);
    return rows[0]!.count;
  });
const ended = async (taskId: string) => {
  await doTasks(acme);
  return acme.as("asha", (context) => findTask(context, undoTask, taskId));
};

test("what was done to many is taken back, also what was closed; only once, and only by who did it", async () => {
  const taskId = await archiveAll();
  expect(await count("archived_at")).toBe(102);
  expect(await refusalOf(undo(taskId, "ravi"))).toMatchObject({ status: 404 });
  const asked = await undo(taskId);
  expect(await refusalOf(undo(taskId))).toMatchObject({ code: "platform.task-undone" });
  expect(await ended(asked.taskId)).toMatchObject({
    state: "DONE",
    result: { count: 102, left: 0 },
    done: 102,
    total: 102,
  });
  expect(await count("archived_at")).toBe(0);
  expect(await refusalOf(undo(taskId))).toMatchObject({ code: "platform.task-undone" });
  const closing = taskIdOf(
    await asAsha((context) => closeManyGoals.intent.run(context, { matching, closure: "ACHIEVED" }, services())),
  );
  await doTasks(acme);
  expect(await count("closure")).toBe(102);
  expect(await ended((await undo(closing)).taskId)).toMatchObject({ state: "DONE", result: { count: 102, left: 0 } });
  expect(await count("closure")).toBe(0);
});

test("what was changed since stays as it is, and is counted", async () => {
  const taskId = await archiveAll();
  world.clock.set("2026-11-16T10:00:00Z");
  const [again, back] = [ids[0]!, ids[1]!];
  await asAsha(async (context) => {
    await unarchiveGoals(context, { goalIds: [again, back] });
    return archiveGoal(context, { goalId: again });
  });
  const asked = await undo(taskId);
  expect(await ended(asked.taskId)).toMatchObject({ state: "DONE", result: { count: 100, left: 2 } });
  const left = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select id from {goal} where archived_at is not null`),
  );
  expect(left).toEqual([{ id: again }]);
});

test("what its asker may no longer change stays, and the rest is taken back", async () => {
  const closing = taskIdOf(
    await asAsha((context) => closeManyGoals.intent.run(context, { matching, closure: "ACHIEVED" }, services())),
  );
  await doTasks(acme);
  const [lost, again] = [ids[3]!, ids[4]!];
  world.clock.set("2026-11-16T10:00:00Z");
  await asAsha(async (context) => {
    await reopenGoals(context, { goalIds: [again] });
    await closeGoal(context, { goalId: again, closure: "DROPPED" });
  });
  await acme.asProduct(async (context) => {
    await context.rows(sql`update {goal} set created_by = ${acme.id("ravi")} where id = ${lost}`);
    await context.rows(sql`update {goal_owner} set employee_id = ${acme.id("ravi")} where goal_id = ${lost}`);
  });
  const asked = await undo(closing);
  expect(await ended(asked.taskId)).toMatchObject({ state: "DONE", result: { count: 100, left: 2 } });
  const closed = await acme.asProduct((context) =>
    context.rows(sql`select id, closure_status as closure from {goal} where closure_status is not null order by 2`),
  );
  expect(closed).toEqual([
    { id: lost, closure: "ACHIEVED" },
    { id: again, closure: "DROPPED" },
  ]);
});

test("a day later it stands", async () => {
  const taskId = await archiveAll();
  world.clock.set("2026-11-17T08:00:00Z");
  const asked = await undo(taskId);
  await acme.asProduct((context) => context.rows(sql`delete from {background_task} where id = ${asked.taskId}`));
  world.clock.set("2026-11-17T09:00:01Z");
  expect(await refusalOf(undo(taskId))).toMatchObject({ code: "platform.task-not-undoable" });
  expect(await count("archived_at")).toBe(102);
});
