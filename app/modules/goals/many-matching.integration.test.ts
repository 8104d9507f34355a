import { afterAll, beforeAll, expect, test } from "vitest";
import { feature } from "#app/platform/http/can.ts";
import { actsOnMany } from "#app/platform/tasks/acts-on-many.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { cancelTask } from "#app/platform/tasks/tend-tasks.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { archiveManyGoals, closeManyGoals } from "./jobs/many-goals.ts";
import { GoalWorld, refusalOf } from "./testing/goal-world.ts";
import { manyGoalsInput } from "./use-cases/change-many-goals.ts";

let world: World;
let acme: Company;
let goals: GoalWorld;
const mine = "/app/my-data/goal/my-goals?period=all";

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").employee("admin").admin("GOAL_ADMIN").build();
  goals = new GoalWorld(acme);
  for (let number = 1; number <= 104; number += 1) await goals.objective("asha", { title: `Asha ${number}` });
  for (const title of ["Ravi one", "Ravi two"]) await goals.objective("ravi", { title });
}, 240_000);
afterAll(() => world.close());

const services = () => world.application as never;
const archived = () =>
  acme.asProduct(async (context) => {
    const rows = await context.rows<{ count: number }>(
      sql`select count(*)::int as count from {goal} where kind = 'OBJECTIVE' and archived_at is not null`,
    );
    return rows[0]!.count;
  });

test("all that match is asked anew by the rights of who acts: what is not theirs to change stays", async () => {
  const matching = `${mine}&text=Ravi`;
  expect(
    await refusalOf(acme.as("asha", (context) => archiveManyGoals.intent.run(context, { matching }, services()))),
  ).toMatchObject({ code: "platform.nothing-matches" });
  const closed = await acme.as("ravi", (context) =>
    closeManyGoals.intent.run(context, { matching, closure: "ACHIEVED" }, services()),
  );
  expect("goalIds" in closed && closed.goalIds).toHaveLength(2);
  expect(archiveManyGoals.intent.input.safeParse({}).success).toBe(false);
  expect(archiveManyGoals.intent.input.safeParse({ matching: "https://evil.test" }).success).toBe(false);
});

test("many are changed in the background, over all pages, and stopping it in time changes nothing", async () => {
  const ask = () => acme.as("asha", (context) => archiveManyGoals.intent.run(context, { matching: mine }, services()));
  const first = await ask();
  if (!("background" in first)) throw new Error("It was done at once.");
  expect(first.background.count).toBe(104);
  await acme.as("asha", (context) =>
    cancelTask(context, world.application.gatherings.taskKinds, first.background.taskId),
  );
  await doTasks(acme);
  expect(await archived()).toBe(0);
  const second = await ask();
  if (!("background" in second)) throw new Error("It was done at once.");
  await doTasks(acme);
  expect(await archived()).toBe(104);
  const kind = world.application.gatherings.taskKinds.get("goals.archive-many")!;
  const task = await acme.as("asha", (context) => findTask(context, kind, second.background.taskId));
  expect(task).toMatchObject({ state: "DONE", result: { count: 104 }, done: 104, total: 104 });
});

test("one that is refused among many undoes all of them", async () => {
  let changed = 0;
  const act = actsOnMany({
    ...{ ids: "goalIds", can: feature("GOAL"), atOnce: 10 },
    matching: async () => Array.from({ length: 5 }, () => crypto.randomUUID()),
  })("tests.refused", manyGoalsInput, async (context, { goalIds }) => {
    await context.rows(sql`update {employee} set display_name = 'Changed' where id = ${acme.id("ravi")}`);
    changed += goalIds.length;
    throw new Error("Refused");
  });
  await expect(acme.as("asha", (context) => act.intent.run(context, { matching: mine }, services()))).rejects.toThrow();
  expect(changed).toBe(5);
  const [ravi] = await acme.asProduct((context) =>
    context.rows<{ name: string }>(sql`select display_name as name from {employee} where id = ${acme.id("ravi")}`),
  );
  expect(ravi!.name).toBe("ravi");
});
