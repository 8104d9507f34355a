import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { KeptAct } from "#app/platform/tasks/acts-on-many.ts";
import { askUndo, undoTask } from "#app/platform/tasks/undo-task.ts";
import { findTask } from "#app/platform/tasks/task-record.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { tagManyPeople } from "../jobs/many-people.ts";
import { addPeopleTag, addPeopleTagInput } from "./add-people-tag.ts";
import { tagPeople } from "./tag-people.ts";

let world: World;
let acme: Company;
let tagId: string;
const many = Array.from({ length: 104 }, (_, number) => `p${number}`);

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set("2026-11-16T09:00:00Z");
  acme = await (
    await world.company()
  )
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employees("asha", "mei", ...many)
    .build();
  ({ tagId } = await acme.as("admin", (context) =>
    addPeopleTag(context, addPeopleTagInput.parse({ name: "First aider", color: "green" })),
  ));
}, 120_000);

const act = (asked: object) =>
  acme.as("admin", (context) =>
    tagManyPeople.intent.run(context, { tagId, ...asked }, world.application as never),
  ) as Promise<KeptAct & { background?: { taskId: string; count: number } }>;
const undo = async (taskId: string) => {
  const asked = await acme.as("admin", (context) =>
    askUndo(context, world.application.gatherings.taskHandlers, taskId),
  );
  await doTasks(acme);
  return acme.as("admin", async (context) => (await findTask(context, undoTask, asked.taskId))!.result);
};
const tag = (name: string, has: boolean) =>
  acme.as("admin", (context) => tagPeople(context, { tagId, employeeIds: [acme.id(name)], has }));
const tagged = () =>
  acme.asProduct(async (context) => {
    const rows = await context.rows<{ name: string }>(
      sql`select e.display_name as name from {people_tag_person} p join {employee} e on e.id = p.employee_id order by 1`,
    );
    return rows.map(({ name }) => name);
  });

test("a tag that was given is taken from those who had it not; who lost it and got it again since keeps it", async () => {
  await tag("asha", true);
  const employeeIds = ["asha", "mei", "p1", "p2"].map((name) => acme.id(name));
  const { keptAs } = await act({ employeeIds, has: true });
  world.clock.set("2026-11-16T10:00:00Z");
  await tag("p1", false);
  await tag("p1", true);
  expect(await undo(keptAs!)).toEqual({ count: 2, left: 1 });
  expect(await tagged()).toEqual(["asha", "p1"]);
});

test("a tag that was taken from all of a list is given back to those who had it", async () => {
  for (const name of many.slice(0, 102)) await tag(name, true);
  const before = await tagged();
  const { background } = await act({ matching: "/app/company/employees/platform-employees", has: false });
  expect(background!.count).toBe(107);
  await doTasks(acme);
  expect(await tagged()).toEqual([]);
  await tag("p7", true);
  expect(await undo(background!.taskId)).toEqual({ count: 101, left: 1 });
  expect(await tagged()).toEqual(before);
});
