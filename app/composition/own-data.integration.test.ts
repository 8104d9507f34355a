import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import { createObjective, createObjectiveInput } from "#app/modules/goals/use-cases/create-objective.ts";
import { leaverCopyTask } from "#app/modules/identity/erasure/jobs/leaver-copy.task.ts";
import { ownDataTask } from "#app/modules/identity/jobs/own-data.task.ts";
import { features } from "#app/platform/context/actor.ts";
import { ownLatestTask } from "#app/platform/tasks/task-record.ts";
import { wholeFile } from "#app/platform/tasks/task-pieces.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("ravi").team("ravi", "asha", "kim").build();
  await acme.switchOn(...features);
  const feedback = new FeedbackWorld(acme);
  await feedback.give("kim", "asha", { body: "Kim thanks Asha", visibility: "RECEIVER" });
  await feedback.give("ravi", "kim", { body: "For Kim alone", visibility: "RECEIVER" });
  await feedback.give("ravi", null, { body: "What Ravi keeps to himself", visibility: "NONE" });
  for (const [who, title] of [
    ["asha", "Asha's goal"],
    ["kim", "Kim's goal"],
  ] as const)
    await acme.as(who, (context) =>
      createObjective(context, createObjectiveInput.parse({ title, timeFrame: "2026-Q4", level: "INDIVIDUAL" })),
    );
});
afterAll(() => world.close());

async function copyOf(who: string): Promise<Map<string, string>> {
  await acme.as(who, (context) => ownDataTask.ask(context));
  await doTasks(acme);
  return acme.as(who, async (context) => {
    const task = await ownLatestTask(context, ownDataTask.task);
    expect(task).toMatchObject({ state: "DONE", error: null });
    const file = await wholeFile(context, task!);
    return new Map(Object.entries(unzipSync(file!.content)).map(([name, bytes]) => [name, strFromU8(bytes)]));
  });
}

test("a copy holds what is theirs in every room, and nothing they may not read", async () => {
  const copy = await copyOf("asha");
  const read = (name: string) => JSON.parse(copy.get(name)!) as unknown;
  expect(read("people/profile.json")).toMatchObject({ chain: [{ name: "ravi" }] });
  expect(read("goals/goals.json")).toMatchObject([{ title: "Asha's goal", checkIns: { items: [] } }]);
  expect(read("feedback/received.json")).toMatchObject([{ body: "Kim thanks Asha" }]);
  expect(read("feedback/given.json")).toEqual([]);
  const all = [...copy.values()].join("\n");
  for (const others of ["For Kim alone", "What Ravi keeps", "Kim's goal"]) expect(all).not.toContain(others);
  // Each part is there, an empty one too, and the page tells of each.
  const names = [...copy.keys()].filter((name) => name !== "README.txt");
  const rooms = new Set(names.map((name) => name.split("/")[0]));
  for (const room of [
    "one-on-ones",
    "reviews",
    "develop",
    "points",
    "disciplinary",
    "compensation",
    "comments",
    "feed",
  ])
    expect(rooms).toContain(room);
  for (const name of names) expect(copy.get("README.txt")).toContain(name);
});

test("another person's copy is another, that it was made is written down, and nobody else gets the file", async () => {
  const copy = await copyOf("kim");
  expect(copy.get("feedback/received.json")).toContain("For Kim alone");
  expect(copy.get("feedback/given.json")).toContain("Kim thanks Asha");
  expect([...copy.values()].join("\n")).not.toContain("Asha's goal");
  const audited = await acme.asProduct((context) =>
    context.rows(sql`select count(*)::int as count from {audit_entry} where action = 'identity.export-own-data'`),
  );
  expect(audited).toEqual([{ count: 2 }]);
  const seen = await acme.as("ravi", (context) => ownLatestTask(context, ownDataTask.task));
  expect(seen).toBeNull();
});

test("an admin makes the copy of somebody who left, as they could read it, and nobody of somebody who is there", async () => {
  await acme.employee("admin").admin("PLATFORM_ADMIN").build();
  const ask = () => acme.as("admin", (context) => leaverCopyTask.ask(context, { employeeId: acme.id("kim") }));
  await expect(ask()).rejects.toMatchObject({ code: "people.erase-not-left" });
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set status = 'LEFT' where employee_id = ${acme.id("kim")} and kind = 'STATUS'`,
    ),
  );
  await ask();
  await doTasks(acme);
  await acme.as("admin", async (context) => {
    const task = await ownLatestTask(context, leaverCopyTask.task);
    expect(task).toMatchObject({ state: "DONE", error: null });
    const file = unzipSync((await wholeFile(context, task!))!.content);
    expect(strFromU8(file["feedback/received.json"]!)).toContain("For Kim alone");
    expect(strFromU8(file["README.txt"]!)).toContain("data of kim");
  });
});
