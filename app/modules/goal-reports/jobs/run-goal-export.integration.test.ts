import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doTask } from "#app/composition/worker/do-task.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { newestExports, requireExport } from "../data/export-record.ts";
import { goalExportFile } from "../queries/goal-export-file.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { askGoalExport, askGoalExportInput, type AskGoalExportInput } from "../use-cases/ask-goal-export.ts";
import { deleteGoalExport } from "../use-cases/delete-goal-export.ts";
import { expireTasks } from "#app/platform/tasks/tend-tasks.ts";
import { sql } from "#tenancy/sql.ts";

const now = "2026-11-17T09:00:00Z";
let world: World;
let acme: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld({ now });
  await world.application.jobs.prepare([runTaskJob]);
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set(now);
  acme = await (
    await world.company()
  )
    .employee("sam")
    .employee("mia")
    .reportsTo("sam")
    .team("mia", "ina", "tom")
    .employee("gwen")
    .reportsTo("sam")
    .admin("GOAL_ADMIN")
    .employee("pam")
    .reportsTo("sam")
    .admin("PLATFORM_ADMIN")
    .build();
  goals = new GoalWorld(acme);
  await goals.objective("ina", { title: "=HYPERLINK(1)", visibility: "PRIVATE", keyResults: [{ title: "Part" }] });
  await goals.objective("sam", { title: "Of the head" });
});

const ask = (by: string, input: Partial<AskGoalExportInput>, company = acme) =>
  company.as(by, (context) =>
    askGoalExport(context, askGoalExportInput.parse({ level: "OBJECTIVE", scope: "company", ...input })),
  );
const look = (by: string, exportId: string) => acme.as(by, (context) => requireExport(context, exportId));
const file = (by: string, exportId: string, company = acme) =>
  company.as(by, (context) => goalExportFile(context, { exportId }));

/** What the worker would find, done as the worker does it. */
async function workOff(): Promise<void> {
  await relayOutbox(world.application, acme.tenant);
  await doTasks(acme);
}

async function made(by: string, input: Partial<AskGoalExportInput>): Promise<string> {
  const { exportId } = await ask(by, input);
  await workOff();
  return exportId;
}

async function csv(by: string, exportId: string): Promise<Record<string, string>[]> {
  return parse(Buffer.from((await file(by, exportId)).content), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
}

describe("an export of goals", () => {
  test("is queued, then done, with the goals its asker may see and no formula", async () => {
    const { exportId } = await ask("gwen", {});
    expect(await look("gwen", exportId)).toMatchObject({
      state: "QUEUED",
      rowCount: null,
      askedByName: "gwen",
      keptUntil: "2026-12-17T09:00:00.000Z",
    });
    expect(await refusalOf(file("gwen", exportId))).toMatchObject({ code: "goals.export-not-done", status: 409 });
    await workOff();
    expect(await look("gwen", exportId)).toMatchObject({ state: "DONE", rowCount: 3 });
    const rows = await csv("gwen", exportId);
    expect(rows.map(({ title }) => title).sort()).toEqual(["'=HYPERLINK(1)", "Of the head", "Part"]);
    const [entry] = await acme.asProduct((context) =>
      context.rows(
        sql`select detail from {audit_entry} where action = 'goals.ask-export' and subject_id = ${exportId}`,
      ),
    );
    expect(entry).toMatchObject({ detail: { level: "OBJECTIVE", scope: "company", format: "CSV" } });
  });

  test("for people counts goals of each, those without one too", async () => {
    const rows = await csv("mia", await made("mia", { level: "INDIVIDUAL", scope: "direct-reports" }));
    expect(rows.map(({ name, goals: count, average_percent: average }) => ({ name, count, average }))).toEqual([
      { name: "ina", count: "2", average: "" },
      { name: "tom", count: "0", average: "" },
    ]);
  });

  test("as a workbook holds text as text and numbers as numbers", async () => {
    const [head, ...rows] = (await readSheet(
      Buffer.from((await file("gwen", await made("gwen", { format: "XLSX", timeFrame: "2026-Q3" }))).content),
    )) as unknown as unknown[][];
    const title = head!.indexOf("Title");
    expect(rows.map((row) => row[title])).toContain("=HYPERLINK(1)");
    expect(rows.map((row) => row[head!.indexOf("Target")])).toContain(100);
    expect(new Set(rows.map((row) => row[head!.indexOf("Time frame")]))).toEqual(new Set(["Q3 2026/27"]));
    expect(rows.map((row) => row[head!.indexOf("Level")])).toContain("Individual");
  });

  test("for print says whose, when and how goals stand, and holds the same lines as text", async () => {
    const exportId = await made("gwen", { format: "PDF", timeFrame: "2026-Q3" });
    expect(await look("gwen", exportId)).toMatchObject({ state: "DONE", rowCount: 3 });
    const { fileName, content } = await file("gwen", exportId);
    expect(fileName).toBe("goals-2026-11-17.pdf");
    const { text, title, language } = await readPdf(content);
    expect([title, language]).toEqual([`How goals stand – ${acme.tenant.name}`, "en"]);
    for (const words of [
      "Whose goals: The whole company",
      "Time frame: Q3 2026",
      "Made by gwen",
      "Page 1 of 1",
      "=HYPERLINK(1)",
      "Of the head",
      "Part",
      "Objectives by level and status",
    ])
      expect(text).toContain(words);
  });

  test("for print speaks the language its asker reads", async () => {
    const { exportId } = await acme.as("gwen", (context) =>
      askGoalExport(
        { ...context, actor: { ...context.actor, language: "de" } },
        askGoalExportInput.parse({ level: "OBJECTIVE", scope: "company", format: "PDF" }),
      ),
    );
    await workOff();
    const { title, language } = await readPdf((await file("gwen", exportId)).content);
    expect([title, language]).toEqual([`Wie die Ziele stehen – ${acme.tenant.name}`, "de"]);
  });

  test("for print counts people with nothing but what their asker may see", async () => {
    const { text } = await readPdf(
      (await file("mia", await made("mia", { level: "INDIVIDUAL", scope: "direct-reports", format: "PDF" }))).content,
    );
    for (const words of ["People and their goals", "Whose goals: Direct reports", "ina", "tom"])
      expect(text).toContain(words);
    for (const words of ["gwen", "pam", "Of the head"]) expect(text).not.toContain(words);
  });

  test("done twice stays as it is", async () => {
    const exportId = await made("gwen", {});
    const before = await file("gwen", exportId);
    await goals.objective("sam", { title: "Later" });
    await doTask(world.application)({ tenantId: acme.tenant.id, taskId: exportId });
    expect(await file("gwen", exportId)).toEqual(before);
  });

  test("is made with the rights its asker has by then, and says why it is not", async () => {
    const { exportId } = await ask("gwen", {});
    await acme.asProduct((context) =>
      context.rows(sql`delete from {admin_access} where employee_id = ${acme.id("gwen")}`),
    );
    await workOff();
    const [row] = await acme.asProduct((context) =>
      context.rows(sql`select state, error->>'code' as code, content from {background_task} where id = ${exportId}`),
    );
    expect(row).toEqual({ state: "FAILED", code: "platform.forbidden", content: null });
  });

  test("of which nothing is heard is taken to have failed", async () => {
    const { exportId } = await ask("gwen", {});
    world.clock.set("2026-11-17T09:16:00Z");
    expect(await look("gwen", exportId)).toMatchObject({ state: "FAILED", error: { code: "goals.export-stalled" } });
  });

  test("is gone after thirty days, and from the table too", async () => {
    const exportId = await made("gwen", {});
    world.clock.set("2026-12-17T08:59:00Z");
    expect((await file("gwen", exportId)).content.length).toBeGreaterThan(0);
    world.clock.set("2026-12-17T09:00:00Z");
    expect(await refusalOf(file("gwen", exportId))).toMatchObject({ status: 404 });
    await acme.asProduct(expireTasks);
    expect(await acme.asProduct((context) => context.rows(sql`select id from {background_task}`))).toEqual([]);
  });

  test("waits when five are being made", async () => {
    for (let count = 0; count < 5; count += 1) await ask("gwen", {});
    expect(await refusalOf(ask("gwen", {}))).toMatchObject({ code: "goals.export-busy", status: 409 });
  });

  test("of no known time frame is refused", async () => {
    expect(await refusalOf(ask("gwen", { timeFrame: "someday" }))).toMatchObject({ code: "goals.unknown-time-frame" });
  });
});

describe("who may have files", () => {
  test("is who the access template gives insights, of their own part", async () => {
    for (const [by, scope] of [
      ["ina", "direct-reports"],
      ["ina", "company"],
      ["mia", "company"],
      ["pam", "company"],
    ] as const) {
      expect(await refusalOf(ask(by, { scope }))).toMatchObject({ status: 403, rule: "goals.template.insights" });
    }
  });

  test("another manager's file is not there, and goal admins have it", async () => {
    const exportId = await made("mia", { scope: "all-reports" });
    for (const by of ["sam", "ina", "pam"]) {
      expect(await refusalOf(file(by, exportId))).toMatchObject({ status: 404 });
      expect(await refusalOf(acme.as(by, (context) => deleteGoalExport(context, { exportId })))).toMatchObject({
        status: 404,
      });
    }
    expect(await acme.as("sam", (context) => newestExports(context, null, 10))).toEqual([]);
    expect((await acme.as("gwen", (context) => newestExports(context, null, 10))).map(({ id }) => id)).toEqual([
      exportId,
    ]);
    expect((await file("gwen", exportId)).fileName).toBe("goals-2026-11-17.csv");
    await acme.as("mia", (context) => deleteGoalExport(context, { exportId }));
    expect(await refusalOf(file("mia", exportId))).toMatchObject({ status: 404 });
  });

  test("another company's file is not there", async () => {
    const exportId = await made("gwen", {});
    const globex = await (await world.company()).employee("spy").admin("GOAL_ADMIN").build();
    expect(await refusalOf(file("spy", exportId, globex))).toMatchObject({ status: 404 });
    expect(await refusalOf(globex.as("spy", (context) => deleteGoalExport(context, { exportId })))).toMatchObject({
      status: 404,
    });
  });
});
