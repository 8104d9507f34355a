import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doTasks } from "#tests/support/do-tasks.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { keptDays } from "./domain/imported-file.ts";
import { importScreen, importScreenInput } from "./queries/import-screen.ts";
import { sampleFile } from "./queries/sample-file.ts";
import { forgetOldFiles } from "./use-cases/forget-old-files.ts";
import { FileWorld } from "./testing/file-world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  await world.application.jobs.prepare([runTaskJob]);
});
afterAll(() => world.close());

beforeEach(async () => {
  // Many tasks at once take a right of the access template of goals.
  acme = await (
    await world.company()
  )
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("ravi")
    .admin("GOAL_ADMIN")
    .employee("asha")
    .reportsTo("ravi")
    .admin("GOAL_ADMIN")
    .build();
  await acme.switchOn("TASK");
});

const read = (text: string, { by = "ravi", of = acme, kind = "tasks" } = {}) => new FileWorld(of, by).read(kind, text);
const file = (fileId: string, by = "ravi") => new FileWorld(acme, by).file(fileId);
const check = (fileId: string, columns: Record<string, number> = {}, by = "ravi") =>
  new FileWorld(acme, by).check(fileId, columns);
const apply = (fileId: string, leaveOutRefused = false, by = "ravi") =>
  new FileWorld(acme, by).apply(fileId, leaveOutRefused);
const undo = (fileId: string, by = "ravi") => new FileWorld(acme, by).undo(fileId);
const outcomes = async (fileId: string) =>
  (await file(fileId)).plan!.map(({ line, outcome, problems }) => [
    line,
    outcome,
    ...problems.map(({ code, field }) => `${field} ${code}`),
  ]);
const tasks = () =>
  acme.asProduct((context) =>
    context.rows<{ text: string; due: string | null; visibility: string; owners: string }>(
      sql`select i.text, i.due_date::text as due, i.visibility, string_agg(e.display_name, ', ') as owners
        from {initiative} i join {initiative_person} p on p.initiative_id = i.id and p.owner_type = 'OWNER'
          join {employee} e on e.id = p.employee_id where i.deleted_at is null group by i.id order by i.position`,
    ),
  );
const email = (name: string) =>
  acme.asProduct(
    async (context) =>
      (
        await context.rows<{ email: string }>(
          sql`select work_email::text as email from {employee} where id = ${acme.id(name)}`,
        )
      )[0]!.email,
  );

describe("a file of records", () => {
  test("is shown first, done in one go, and taken back", async () => {
    const fileId = await read(`Task;Owner;Due;Visibility
Call the customers;${await email("asha")};30.11.2026;Everybody
;;;
Write it down;;;`);
    await check(fileId);
    expect(await outcomes(fileId)).toEqual([
      [2, "CREATED"],
      [4, "CREATED"],
    ]);
    expect(await tasks()).toEqual([]);
    await apply(fileId);
    expect(await tasks()).toMatchObject([
      { text: "Call the customers", due: "2026-11-30", visibility: "GLOBAL", owners: "asha" },
      { text: "Write it down", due: null, visibility: "PRIVATE", owners: "ravi" },
    ]);
    expect(await refusalOf(apply(fileId))).toMatchObject({ code: "imports.over" });
    expect(await refusalOf(check(fileId))).toMatchObject({ code: "imports.over" });
    await undo(fileId);
    expect(await tasks()).toEqual([]);
    expect(await refusalOf(undo(fileId))).toMatchObject({ code: "imports.not-applied" });
  });

  test("says of each line why it is refused, and leaves those out only when told to", async () => {
    const fileId = await read(
      'Task,Owner,Due,Visibility\nStands,,,\n,,2026-12-01,\nWhen,,3/4/2026,\nWho,nobody@acme.test,,\nHow,,,sideways\n"=HYPERLINK(1)",,,',
    );
    await check(fileId);
    expect(await outcomes(fileId)).toEqual([
      [2, "CREATED"],
      [3, "REFUSED", "text imports.required"],
      [4, "REFUSED", "dueDate initiatives.date-in-file"],
      [5, "REFUSED", "owners initiatives.unknown-owner"],
      [6, "REFUSED", "visibility imports.not-understood"],
      [7, "REFUSED", "text imports.formula"],
    ]);
    expect(await refusalOf(apply(fileId))).toMatchObject({ code: "imports.refused" });
    expect(await tasks()).toEqual([]);
    await apply(fileId, true);
    expect((await tasks()).map(({ text }) => text)).toEqual(["Stands"]);
  });

  test("does what was shown or nothing: a line that is refused since the check stops all", async () => {
    const fileId = await read(`Task,Owner\nOne,\nTwo,${await email("asha")}`);
    expect(await refusalOf(apply(fileId))).toMatchObject({ code: "imports.unchecked" });
    await check(fileId);
    await acme.asProduct((context) =>
      context.rows(sql`update {employee} set work_email = 'else@acme.test' where id = ${acme.id("asha")}`),
    );
    expect(await refusalOf(apply(fileId))).toMatchObject({ code: "imports.changed" });
    expect(await tasks()).toEqual([]);
  });

  test("is not undone once somebody has worked on a record of it, and then not in part", async () => {
    const fileId = await read("Task\nOne\nTwo");
    await check(fileId);
    await apply(fileId);
    await acme.asProduct((context) =>
      context.rows(sql`update {initiative} set text = 'Two, better', version = version + 1 where text = 'Two'`),
    );
    expect(await refusalOf(undo(fileId))).toMatchObject({ code: "imports.built-on" });
    expect((await tasks()).map(({ text }) => text)).toEqual(["One", "Two, better"]);
  });

  test("has its columns guessed, or read as the last time; a column every line needs must be named", async () => {
    const text = "Was,Bis\nCall,2026-12-01";
    const first = await read(text);
    expect((await file(first)).mapping).toEqual({});
    expect(await refusalOf(check(first))).toMatchObject({
      code: "imports.column-needed",
      fields: { "columns.text": "imports.column-needed" },
    });
    await check(first, { text: 0, dueDate: 1 });
    expect((await file(await read(text))).mapping).toEqual({ text: 0, dueDate: 1 });
    expect((await file(await read(text, { by: "asha" }), "asha")).mapping).toEqual({});
    const sample = await acme.as("ravi", (context) => sampleFile(context, { kind: "tasks", format: "CSV" }));
    const fileId = await read(Buffer.from(sample).toString());
    await check(fileId);
    expect(await outcomes(fileId)).toEqual([
      [2, "CREATED"],
      [3, "CREATED"],
    ]);
  });

  test("of many lines is worked on in the background, whole or not at all", async () => {
    const fileId = await read(["Task", ...Array.from({ length: 501 }, (_, line) => `Task ${line}`)].join("\n"));
    await check(fileId);
    expect((await file(fileId)).status).toBe("READ");
    expect(await refusalOf(check(fileId))).toMatchObject({ code: "imports.busy" });
    await doTasks(acme);
    expect((await file(fileId)).plan).toHaveLength(501);
    await apply(fileId);
    await doTasks(acme);
    expect(await tasks()).toHaveLength(501);
  });
});

describe("walls", () => {
  test("a file is its giver's alone, and another company's is not there", async () => {
    const fileId = await read("Task\nOne");
    await check(fileId);
    for (const work of [
      () => check(fileId, {}, "kiran"),
      () => apply(fileId, false, "kiran"),
      () => undo(fileId, "kiran"),
    ])
      expect(await refusalOf(work())).toMatchObject({ status: 404 });
    const screen = (by: string, of = acme) =>
      of.as(by, (context) => importScreen(context, importScreenInput.parse({ kind: "tasks", file: fileId })));
    expect((await screen("ravi")).file?.lineCount).toBe(1);
    expect(await refusalOf(screen("kiran"))).toMatchObject({ status: 404 });
    const globex = await (await world.company()).employee("ravi").build();
    expect(await refusalOf(screen("ravi", globex))).toMatchObject({ status: 404 });
  });

  test("a kind that no module of the company gives is not there, nor are its files", async () => {
    expect(await refusalOf(read("Task\nOne", { kind: "secrets" }))).toMatchObject({ status: 404 });
    expect(await refusalOf(read("Task\nOne", { kind: "constructor" }))).toMatchObject({ status: 404 });
    const fileId = await read("Task\nOne");
    await acme.switchOff("TASK");
    expect(await refusalOf(check(fileId))).toMatchObject({ status: 404 });
  });

  test("files are forgotten after their time; what they made stays", async () => {
    const fileId = await read("Task\nOne");
    await check(fileId);
    await apply(fileId);
    world.clock.set(new Date(Date.UTC(2026, 10, 16 + keptDays, 8)).toISOString());
    await acme.asProduct(forgetOldFiles);
    expect((await file(fileId)).status).toBe("APPLIED");
    world.clock.set(new Date(Date.UTC(2026, 10, 16 + keptDays, 9)).toISOString());
    await acme.asProduct(forgetOldFiles);
    expect(await refusalOf(file(fileId))).toMatchObject({ status: 404 });
    expect(await tasks()).toHaveLength(1);
  });
});
