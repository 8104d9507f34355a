import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { tagPlacings } from "#app/modules/tags/index.ts";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import type { KeptAct } from "#app/platform/tasks/acts-on-many.ts";
import { askUndo, ownActs, undoTask } from "#app/platform/tasks/undo-task.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { manyTasks } from "./jobs/many-tasks.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { setDueOfMany, tagMany } from "./use-cases/change-many.ts";

const matching = "/app/my-data/initiative/my-initiatives";
let world: World;
let acme: Company;
let tasks: InitiativeWorld;
let ids: string[];

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("ravi")
    .team("ravi", "asha", "lena")
    .employee("tara")
    .admin("TASK_ADMIN")
    .build();
  tasks = await new InitiativeWorld(acme).open();
  ids = [];
  for (const dueDate of ["2026-12-01", undefined, "2026-12-24"])
    ids.push(await tasks.task("asha", { text: `Due ${dueDate}`, dueDate }));
});

const services = () => world.application as never;
const handlers = () => world.application.gatherings.taskHandlers;
type Act = keyof typeof manyTasks;
const act = (by: string, name: Act, asked: object) =>
  acme.as(by, (context) => manyTasks[name].intent.run(context, asked as never, services())) as Promise<
    KeptAct & { background?: { taskId: string } }
  >;
const undo = async (taskId: string, by: string) => {
  const asked = await acme.as(by, (context) => askUndo(context, handlers(), taskId));
  await doTasks(acme);
  return acme.as(by, async (context) => (await findTask(context, undoTask, asked.taskId))!.result);
};
const dates = () =>
  acme.asProduct(async (context) => {
    const rows = await context.rows<{ id: string; due: string | null }>(
      sql`select id, due_date::text as due from {initiative} order by id`,
    );
    return new Map(rows.map(({ id, due }) => [id, due]));
  });
const owners = () =>
  acme.asProduct(async (context) => {
    const rows = await context.rows<{ text: string; name: string; type: string }>(
      sql`select i.text, e.display_name as name, p.owner_type as type from {initiative} i
        join {initiative_person} p on p.initiative_id = i.id join {employee} e on e.id = p.employee_id order by 1, 3, 2`,
    );
    return rows.map(({ text, name, type }) => `${text}: ${name} ${type}`);
  });

test("dates that were moved are as each was before, and one that was moved since stays and is counted", async () => {
  const before = await dates();
  const { keptAs } = await act("asha", "set-due-of-many", { ids, dueDate: "2027-01-31" });
  expect(new Set((await dates()).values())).toEqual(new Set(["2027-01-31"]));
  expect(await refusalOf(undo(keptAs!, "ravi"))).toMatchObject({ status: 404 });
  await acme.as("asha", (context) => setDueOfMany(context, { ids: [ids[0]!], dueDate: "2027-02-28" }));
  expect(await undo(keptAs!, "asha")).toEqual({ count: 2, left: 1 });
  expect(await dates()).toEqual(before.set(ids[0]!, "2027-02-28"));
  expect(await refusalOf(undo(keptAs!, "asha"))).toMatchObject({ code: "platform.task-undone" });
  expect(await acme.as("asha", (context) => ownActs(context, handlers(), 10))).toMatchObject([
    { kind: "initiatives.set-due-of-many", count: 3, undoable: false, undo: { state: "DONE", count: 2, left: 1 } },
  ]);
});

test("what changes nothing leaves nothing to be taken back", async () => {
  await act("asha", "set-due-of-many", { ids, dueDate: "2027-01-31" });
  expect((await act("asha", "set-due-of-many", { ids, dueDate: "2027-01-31" })).keptAs).toBeNull();
});

test("owners and who helps are as before, as far as who takes it back may still change them", async () => {
  const shared = await tasks.task("ravi", {
    text: "Shared",
    ownerIds: [acme.id("asha")],
    collaboratorIds: [acme.id("lena")],
  });
  const before = await owners();
  const { keptAs } = await act("ravi", "give-many", { ids: [...ids, shared], ownerId: acme.id("lena") });
  expect(await owners()).toContain("Shared: lena OWNER");
  expect(await owners()).not.toContain("Shared: lena COLLABORATOR");
  expect(await undo(keptAs!, "ravi")).toEqual({ count: 4, left: 0 });
  expect(await owners()).toEqual(before);
  const again = await act("ravi", "give-many", { ids: [ids[0]!, shared], ownerId: acme.id("lena") });
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set manager_id = null where employee_id in (${acme.id("lena")}, ${acme.id("asha")})`,
    ),
  );
  expect(await undo(again.keptAs!, "ravi")).toMatchObject({ left: expect.any(Number) as number });
  expect(await owners()).toContain("Due 2026-12-01: lena OWNER");
});

test("a tag is taken only from those that were given it, over all pages of a list", async () => {
  const { tagId } = await acme.as("tara", (context) =>
    addTag(context, addTagInput.parse({ name: "Waiting", kind: "INITIATIVE", color: "orange" })),
  );
  for (let number = 1; number <= 100; number += 1) await tasks.task("asha", { text: `More ${number}` });
  await acme.as("asha", (context) => tagMany(context, { ids: [ids[0]!], tagId }));
  const tagged = () =>
    acme.asProduct(async (context) => {
      const rows = await context.rows<{ id: string }>(
        sql`select record_id as id from ${tagPlacings("INITIATIVE")} put order by 1`,
      );
      return rows.map(({ id }) => id);
    });
  const { background } = await act("asha", "tag-many", { matching, tagId });
  await doTasks(acme);
  expect(await tagged()).toHaveLength(103);
  expect(await undo(background!.taskId, "asha")).toEqual({ count: 102, left: 0 });
  expect(await tagged()).toEqual([ids[0]]);
});
