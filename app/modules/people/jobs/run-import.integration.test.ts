import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doTask } from "#app/composition/worker/do-task.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { importScreen, importScreenInput } from "#app/modules/imports/queries/import-screen.ts";
import { applyFileInput } from "#app/modules/imports/use-cases/apply-file.ts";
import { checkFileInput } from "#app/modules/imports/use-cases/check-file.ts";
import { fileTask } from "#app/modules/imports/use-cases/file-task.ts";
import { readImportFile } from "../testing/import-steps.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
const { CHECK: askForCheck, APPLY: askForApply } = fileTask.ask;
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
  await world.application.jobs.prepare([runTaskJob]);
});
afterAll(() => world.close());

beforeEach(async () => {
  acme = await (
    await world.company()
  )
    .employee("ravi")
    .employee("admin")
    .reportsTo("ravi")
    .admin("PLATFORM_ADMIN")
    .build();
});

const columns = { firstName: 0, workEmail: 1, joinedOn: 2 };
const lines = (count: number) =>
  [
    "First name,Email,Hire date",
    ...Array.from({ length: count }, (_, index) => `P${index},p${index}@new.test,2026-12-01`),
  ].join("\n");
const read = (count: number) =>
  acme.as("admin", (context) => readImportFile(context, { file: new File([lines(count)], "people.csv") }));
const check = (importId: string) =>
  acme.as("admin", (context) =>
    askForCheck(
      context,
      checkFileInput.parse({ fileId: importId, columns, settings: { dateFormat: "yyyy-MM-dd", from: today } }),
    ),
  );
const apply = (importId: string) =>
  acme.as("admin", (context) => askForApply(context, applyFileInput.parse({ fileId: importId })));
const screen = (importId: string) =>
  acme.as("admin", (context) => importScreen(context, importScreenInput.parse({ kind: "people", file: importId })));
const people = async () => (await acme.asProduct((context) => context.rows(sql`select from {employee}`))).length;

/** What the worker would find, done as the worker does it. */
async function workOff(): Promise<string[]> {
  await relayOutbox(world.application, acme.tenant);
  return await doTasks(acme);
}

describe("an import in the background", () => {
  test("is waited for, then done, and comes twice without harm", async () => {
    const { importId } = await read(5);
    await check(importId);
    await apply(importId);
    expect(await screen(importId)).toMatchObject({
      file: { status: "CHECKED" },
      work: { busy: true, kind: "APPLY", state: "QUEUED" },
    });
    expect(await people()).toBe(2);
    await expect(apply(importId)).rejects.toMatchObject({ code: "imports.busy" });
    await expect(check(importId)).rejects.toMatchObject({ code: "imports.busy" });
    const [applied] = await workOff();
    expect(await screen(importId)).toMatchObject({
      file: { status: "APPLIED" },
      work: { busy: false, state: "DONE", error: null },
    });
    expect(await people()).toBe(7);
    await doTask(world.application)({ tenantId: acme.tenant.id, taskId: applied! });
    expect(await screen(importId)).toMatchObject({ work: { state: "DONE" } });
    expect(await people()).toBe(7);
  });

  test("says why it failed, changed nothing, and may be asked for again", async () => {
    const { importId } = await read(3);
    await check(importId);
    await apply(importId);
    await acme.asProduct((context) =>
      context.rows(sql`update {employee} set work_email = 'p1@new.test' where id = ${acme.id("ravi")}`),
    );
    await workOff();
    expect(await screen(importId)).toMatchObject({
      file: { status: "CHECKED" },
      work: { busy: false, state: "FAILED", error: { code: "imports.changed" } },
    });
    expect(await people()).toBe(2);
    const start = importScreenInput.parse({ kind: "people" });
    expect((await acme.as("admin", (context) => importScreen(context, start))).earlier[0]!.work).toEqual({
      kind: "APPLY",
      state: "FAILED",
    });
    await check(importId);
    expect((await screen(importId)).file!.counts).toMatchObject({ REFUSED: 1 });
  });

  test("is done with the rights its person has by then", async () => {
    const { importId } = await read(3);
    await check(importId);
    await apply(importId);
    await acme.asProduct((context) =>
      context.rows(sql`delete from {admin_access} where employee_id = ${acme.id("admin")}`),
    );
    await workOff();
    const [task] = await acme.asProduct((context) =>
      context.rows(sql`select state, error->>'code' as code from {background_task}`),
    );
    expect(task).toEqual({ state: "FAILED", code: "platform.forbidden" });
    expect(await people()).toBe(2);
  });

  test("of a large file is checked there too", async () => {
    const { importId } = await read(2_001);
    await check(importId);
    expect(await screen(importId)).toMatchObject({ file: { status: "READ" }, work: { busy: true, kind: "CHECK" } });
    await workOff();
    expect(await screen(importId)).toMatchObject({
      file: { status: "CHECKED", counts: { CREATED: 2_001 } },
      work: { busy: false },
    });
  });
});
