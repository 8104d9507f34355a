import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { KeptAct } from "#app/platform/tasks/acts-on-many.ts";
import { askUndo, undoTask } from "#app/platform/tasks/undo-task.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { giveManyGoals, setDueOfManyGoals, unarchiveManyGoals } from "./jobs/many-goals.ts";
import { GoalWorld, refusalOf } from "./testing/goal-world.ts";
import { archiveGoals } from "./use-cases/change-many-goals.ts";
import { editGoal } from "./use-cases/edit-goal.ts";

let world: World;
let acme: Company;
let ids: string[];
const matching = "/app/my-data/goal/my-goals?period=all";

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (await world.company()).employee("ravi").admin("GOAL_ADMIN").team("ravi", "asha", "lena").build();
  const goals = new GoalWorld(acme);
  ids = [];
  for (let number = 1; number <= 102; number += 1)
    ids.push((await goals.objective("asha", { title: `Asha ${number}` })).goalId);
  await acme.asProduct((context) =>
    context.rows(
      sql`update {goal} set due_date = due_date - (length(title) + right(title, 1)::int) where parent_id is null`,
    ),
  );
}, 120_000);

type Answer = Promise<KeptAct & { background?: { taskId: string } }>;
const services = () => world.application as never;
const undo = async (taskId: string, by = "asha") => {
  const asked = await acme.as(by, (context) => askUndo(context, world.application.gatherings.taskHandlers, taskId));
  await doTasks(acme);
  return acme.as(by, async (context) => (await findTask(context, undoTask, asked.taskId))!.result);
};
const facts = () =>
  acme.asProduct((context) =>
    context.rows<{ id: string; due: string; owners: string; archived: boolean }>(
      sql`select g.id, g.due_date::text as due, g.archived_at is not null as archived, (select string_agg(e.display_name, ',' order by 1)
        from {goal_owner} o join {employee} e on e.id = o.employee_id where o.goal_id = g.id) as owners from {goal} g order by g.id`,
    ),
  );

test("due dates of a whole list are moved, and each goal gets back its own, but for one that was moved since", async () => {
  const before = await facts();
  const asked = { matching, dueDate: "2027-01-31", reason: "A later launch" };
  const { background } = await (acme.as("asha", (context) =>
    setDueOfManyGoals.intent.run(context, asked, services()),
  ) as Answer);
  await doTasks(acme);
  expect(new Set((await facts()).map(({ due }) => due))).toEqual(new Set(["2027-01-31"]));
  await acme.as("asha", (context) => editGoal(context, { goalId: ids[5]!, dueDate: "2027-02-28" }));
  expect(await undo(background!.taskId)).toEqual({ count: 101, left: 1 });
  const now = await facts();
  expect(now.filter(({ id }) => id !== ids[5])).toEqual(before.filter(({ id }) => id !== ids[5]));
  expect(now.find(({ id }) => id === ids[5])!.due).toBe("2027-02-28");
});

test("some goals get a new owner, by the rights of who gives them, and have their old one again", async () => {
  const before = await facts();
  const give = (by: string, ownerId: string) =>
    acme.as(by, (context) =>
      giveManyGoals.intent.run(context, { goalIds: ids.slice(0, 3), ownerId }, services()),
    ) as Answer;
  expect(await refusalOf(give("lena", acme.id("lena")))).toMatchObject({ status: 403 });
  const { keptAs } = await give("ravi", acme.id("lena"));
  expect((await facts()).filter(({ owners }) => owners === "lena")).toHaveLength(3);
  expect(await refusalOf(undo(keptAs!, "asha"))).toMatchObject({ status: 404 });
  expect(await undo(keptAs!, "ravi")).toEqual({ count: 3, left: 0 });
  expect(await facts()).toEqual(before);
});

test("goals that were brought back from the archive are archived again", async () => {
  const goalIds = ids.slice(0, 4);
  await acme.as("asha", (context) => archiveGoals(context, { goalIds }));
  const { keptAs } = await (acme.as("asha", (context) =>
    unarchiveManyGoals.intent.run(context, { goalIds }, services()),
  ) as Answer);
  await acme.as("asha", (context) => archiveGoals(context, { goalIds: goalIds.slice(0, 1) }));
  expect(await undo(keptAs!)).toEqual({ count: 3, left: 1 });
  expect((await facts()).filter(({ archived }) => archived)).toHaveLength(4);
});
