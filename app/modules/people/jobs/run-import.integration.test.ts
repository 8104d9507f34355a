import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doTask } from "#app/composition/worker/do-task.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { importStart } from "../queries/import-list.ts";
import { importAddress, importScreen } from "../queries/import-screen.ts";
import { applyImportInput } from "../use-cases/apply-import.ts";
import { peopleImport } from "../use-cases/people-import.ts";
import { checkImportInput } from "../use-cases/check-import.ts";
import { readImportFile, readImportFileInput } from "../use-cases/read-import-file.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
const { CHECK: askForCheck, APPLY: askForApply } = peopleImport.ask;
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
  acme.as("admin", (context) =>
    readImportFile(context, readImportFileInput.parse({ file: new File([lines(count)], "people.csv") })),
  );
const check = (importId: string) =>
  acme.as("admin", (context) =>
    askForCheck(context, checkImportInput.parse({ importId, column: columns, dateFormat: "yyyy-MM-dd", from: today })),
  );
const apply = (importId: string) =>
  acme.as("admin", (context) => askForApply(context, applyImportInput.parse({ importId })));
const screen = (importId: string) =>
  acme.as("admin", (context) => importScreen(context, importAddress.parse({ importId })));
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
      busy: true,
      record: { status: "CHECKED" },
      task: { kind: "APPLY", state: "WAITING" },
    });
    expect(await people()).toBe(2);
    await expect(apply(importId)).rejects.toMatchObject({ code: "people.import-busy" });
    await expect(check(importId)).rejects.toMatchObject({ code: "people.import-busy" });
    const [applied] = await workOff();
    expect(await screen(importId)).toMatchObject({
      busy: false,
      record: { status: "APPLIED" },
      task: { state: "DONE", error: null },
    });
    expect(await people()).toBe(7);
    await doTask(world.application)({ tenantId: acme.tenant.id, taskId: applied! });
    expect(await screen(importId)).toMatchObject({ task: { state: "DONE" } });
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
      busy: false,
      record: { status: "CHECKED" },
      task: { state: "FAILED", error: { code: "people.import-stale" } },
    });
    expect(await people()).toBe(2);
    expect((await acme.as("admin", importStart)).imports[0]!.task).toEqual({ kind: "APPLY", state: "FAILED" });
    await check(importId);
    expect((await screen(importId)).record.counts).toMatchObject({ REFUSED: 1 });
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
    expect(await screen(importId)).toMatchObject({ busy: true, record: { status: "READ" }, task: { kind: "CHECK" } });
    await workOff();
    expect(await screen(importId)).toMatchObject({
      busy: false,
      record: { status: "CHECKED", counts: { CREATED: 2_001 } },
    });
  });
});
