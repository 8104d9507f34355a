import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { listTasks } from "#app/platform/tasks/tend-tasks.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { keptDays } from "./domain/imported-file.ts";
import { importScreen, importScreenInput } from "./queries/import-screen.ts";
import { resultOfFile } from "./queries/result-of-file.ts";
import { FileWorld } from "./testing/file-world.ts";
import { fileTask } from "./use-cases/file-task.ts";
import { forgetOldFiles } from "./use-cases/forget-old-files.ts";
import { sql } from "#tenancy/sql.ts";

const kind = "people";
const text = "First name,Email,Hire date\nAmina,amina@new.test,2026-12-01\nJonas,jonas@new.test,2026-12-01";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare([runTaskJob]);
});
afterAll(() => world.close());

/** Two who may bring people in, and somebody who may bring in goals alone. */
const company = async () =>
  (await world.company())
    .employee("pam")
    .admin("PLATFORM_ADMIN")
    .employee("noor")
    .admin("PLATFORM_ADMIN")
    .employee("gita")
    .admin("GOAL_ADMIN")
    .build();

beforeEach(async () => {
  world.clock.set("2026-11-16T09:00:00Z");
  [acme, globex] = [await company(), await company()];
});

const files = (by: string, of = acme) => new FileWorld(of, by);
const screen = (by: string, fileId?: string, of = acme) =>
  of.as(by, (context) => importScreen(context, importScreenInput.parse({ kind, file: fileId })));
const result = (by: string, fileId: string, of = acme) =>
  of.as(by, (context) => resultOfFile(context, { kind, fileId }));
const tasks = (by: string, of = acme) =>
  of.as(by, async (context) => {
    const kinds = new Map([[fileTask.task.kind, fileTask.task]]);
    return (await listTasks(context, kinds, { limit: 10, offset: 0 })).tasks.map(({ aboutId }) => aboutId);
  });
const joined = async () =>
  (await acme.asProduct(({ rows }) => rows(sql`select from {employee} where work_email::text like '%@new.test'`)))
    .length;

test("a file that pam gave is noor's to see and to work on, with who gave it", async () => {
  const fileId = await files("pam").read(kind, text);
  const { earlier } = await screen("noor");
  expect(earlier).toMatchObject([{ id: fileId, by: "pam", lines: 2 }]);
  await files("noor").check(fileId);
  expect((await screen("pam", fileId)).file).toMatchObject({ status: "CHECKED", counts: { CREATED: 2 } });
  await files("noor").apply(fileId);
  await doTasks(acme);
  expect(await joined()).toBe(2);
  expect(await tasks("noor")).toEqual([fileId]);
  expect(await tasks("pam")).toEqual([fileId]);
  expect(JSON.stringify(await result("noor", fileId))).toContain("Amina");
  await files("pam").undo(fileId);
  expect(await joined()).toBe(0);
});

test("who may bring in other records alone finds neither the file nor the work on it", async () => {
  const fileId = await files("pam").checked(kind, text);
  await files("pam").apply(fileId);
  await doTasks(acme);
  const gita = files("gita");
  for (const work of [
    () => screen("gita"),
    () => screen("gita", fileId),
    () => result("gita", fileId),
    () => gita.file(fileId),
    () => gita.check(fileId),
    () => gita.apply(fileId),
    () => gita.undo(fileId),
  ])
    expect(await refusalOf(work())).toMatchObject({ status: 403 });
  expect(await tasks("gita")).toEqual([]);
  expect(await joined()).toBe(2);
});

test("who gave it and may no longer bring such in is refused as well", async () => {
  const fileId = await files("pam").checked(kind, text);
  await acme.asProduct(({ rows }) => rows(sql`delete from {admin_access} where employee_id = ${acme.id("pam")}`));
  for (const work of [() => screen("pam"), () => screen("pam", fileId), () => files("pam").apply(fileId)])
    expect(await refusalOf(work())).toMatchObject({ status: 403 });
  expect((await screen("noor", fileId)).file?.status).toBe("CHECKED");
});

test("of another company it is nobody's, whatever they may bring in there", async () => {
  const fileId = await files("pam").checked(kind, text);
  await files("pam").apply(fileId);
  await doTasks(acme);
  const stranger = files("pam", globex);
  for (const work of [
    () => screen("pam", fileId, globex),
    () => result("pam", fileId, globex),
    () => stranger.check(fileId),
    () => stranger.apply(fileId),
    () => stranger.undo(fileId),
  ])
    expect(await refusalOf(work())).toMatchObject({ status: 404 });
  expect((await screen("pam", undefined, globex)).earlier).toEqual([]);
  expect(await tasks("pam", globex)).toEqual([]);
});

test("is forgotten after its time with all its lines; the people it brought stay", async () => {
  const fileId = await files("pam").checked(kind, text);
  await files("pam").apply(fileId);
  await doTasks(acme);
  const kept = (table: "imported_file" | "imported_file_line" | "imported_file_verdict") =>
    acme.asProduct(async ({ rows }) => (await rows(sql`select from {${sql.raw(table)}}`)).length);
  const forget = async (hour: number) => {
    world.clock.set(new Date(Date.UTC(2026, 10, 16 + keptDays, hour)).toISOString());
    await acme.asProduct(forgetOldFiles);
  };
  await forget(8);
  expect([await kept("imported_file"), await kept("imported_file_line")]).toEqual([1, 2]);
  expect((await screen("noor", fileId)).file?.status).toBe("APPLIED");
  await forget(9);
  expect([await kept("imported_file"), await kept("imported_file_line"), await kept("imported_file_verdict")]).toEqual([
    0, 0, 0,
  ]);
  expect(await refusalOf(screen("noor", fileId))).toMatchObject({ status: 404 });
  expect((await screen("noor")).earlier).toEqual([]);
  expect(await joined()).toBe(2);
});
