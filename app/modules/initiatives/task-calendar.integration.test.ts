import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { taskCalendar } from "./queries/task-calendar.ts";
import { InitiativeWorld } from "./testing/initiative-world.ts";
import { completeInitiative } from "./use-cases/complete-initiative.ts";
import { deleteInitiative } from "./use-cases/delete-initiative.ts";

let world: World;
let acme: Company;
let globex: Company;
let tasks: InitiativeWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("otto")
    .build();
  globex = await (await world.company("globex")).employee("eve").admin("TASK_ADMIN").build();
  await new InitiativeWorld(globex).open();
  tasks = await new InitiativeWorld(acme).open();
  await tasks.task("asha", {
    text: "Call; the, supplier\nBEGIN:VEVENT",
    dueDate: "2026-11-20",
    collaboratorIds: [acme.id("otto")],
  });
  await tasks.task("asha", { text: "Without a day" });
  const done = await tasks.task("asha", { text: "Done", dueDate: "2026-11-21" });
  const gone = await tasks.task("asha", { text: "Gone", dueDate: "2026-11-21" });
  await tasks.task("ravi", { text: "Of Ravi", dueDate: "2026-12-24", visibility: "GLOBAL" });
  await acme.as("asha", async (context) => {
    await completeInitiative(context, { initiativeId: done });
    await deleteInitiative(context, { initiativeId: gone });
  });
});
afterAll(() => world.close());

const calendar = (name: string, of = acme) =>
  of.as(name, (context) => taskCalendar(context, "https://cairn.test"), { readOnly: true });
const summaries = async (name: string, of = acme) =>
  [...(await calendar(name, of)).replaceAll("\r\n ", "").matchAll(/^SUMMARY:(.*?)\r$/gm)].map(([, text]) => text);

test("holds the open tasks one owns or helps with that are due on a day, and nobody else's", async () => {
  const escaped = "Call\\; the\\, supplier\\nBEGIN:VEVENT";
  expect(await summaries("asha")).toEqual([escaped]);
  expect(await summaries("otto")).toEqual([escaped]);
  expect(await summaries("ravi")).toEqual(["Of Ravi"]);
  expect(await summaries("eve", globex)).toEqual([]);
});

test("each is the whole day it is due, keeps nobody busy and leads to the task; no text ends an entry or begins one", async () => {
  const text = await calendar("asha");
  expect(text).toContain("DTSTART;VALUE=DATE:20261120");
  expect(text).toContain("TRANSP:TRANSPARENT");
  expect(text.replaceAll("\r\n ", "")).toMatch(
    /URL;VALUE=URI:https:\/\/cairn\.test\/app\/my-data\/initiative\/my-initiatives\?showTaskDetails=[\da-f-]{36}/,
  );
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
});
