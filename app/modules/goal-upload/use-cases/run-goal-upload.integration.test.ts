import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doTask } from "#app/composition/worker/do-task.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { runTaskJob } from "#app/platform/tasks/run-task.job.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { claimTask, noteSignOfLife } from "#app/platform/tasks/claimed-task.ts";
import { latestTask } from "#app/platform/tasks/task-record.ts";
import { stateOfUpload, uploadStateInput } from "../queries/upload-state.ts";
import { GoalWorld, refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { readUploadRows, readUploadRowsInput } from "../api/upload-endpoints.ts";
import { FileWorld } from "#app/modules/imports/testing/file-world.ts";
import { importScreen, importScreenInput } from "#app/modules/imports/queries/import-screen.ts";
import { fileWork } from "#app/modules/imports/queries/file-work.ts";
import { fileTask } from "#app/modules/imports/use-cases/file-task.ts";
import { requireImportable } from "#app/modules/imports/data/importable-of.ts";
import { runLines } from "#app/modules/imports/use-cases/run-lines.ts";
import type { Importable } from "#app/platform/contributions/importable.ts";
import { linesOf } from "#app/modules/imports/data/file-lines.ts";
import { requireFile } from "#app/modules/imports/data/hold-file.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  await world.application.jobs.prepare([runTaskJob]);
});
afterAll(() => world.close());

beforeEach(async () => {
  acme = await (await world.company()).employee("kiran").admin("GOAL_ADMIN").employee("asha").build();
  goals = new GoalWorld(acme);
});

const as = <Result>(work: Parameters<Company["as"]>[1], by = "kiran") => acme.as(by, work) as Promise<Result>;
const text = (count: number) =>
  [
    "Objective,Key result,Target",
    ...Array.from({ length: count }, (_, line) => `Objective ${line >> 3},Part ${line},${line + 3}`),
  ].join("\n");
const files = () => new FileWorld(acme, "kiran");
const read = (content: string, by = "kiran") => new FileWorld(acme, by).read("okrs", content);
const check = (fileId: string) => files().check(fileId);
const apply = (fileId: string, leaveOutRefused = false) => files().apply(fileId, leaveOutRefused);
const undo = (fileId: string) => files().undo(fileId);
const state = (uploadId: string, asked: object = {}) =>
  acme.as("kiran", (context) => stateOfUpload(context, uploadStateInput.parse({ uploadId, ...asked })));
const count = async () => (await goals.forest()).length;

/** What the worker would find, done as the worker does it. */
async function workOff(): Promise<string[]> {
  await relayOutbox(world.application, acme.tenant);
  return await doTasks(acme);
}

describe("a file of more than 500 lines", { timeout: 120_000 }, () => {
  test("is checked, applied and undone in the background, and the same work twice does no harm", async () => {
    const uploadId = await read(text(640));
    await check(uploadId);
    expect(await state(uploadId)).toMatchObject({
      status: "READ",
      lines: 640,
      verdicts: null,
      task: { kind: "CHECK", state: "WAITING" },
    });
    for (const again of [check, apply, undo])
      expect(await refusalOf(again(uploadId))).toMatchObject({ code: "imports.busy", status: 409 });
    await workOff();
    expect(await state(uploadId)).toMatchObject({
      status: "CHECKED",
      created: 640,
      refused: 0,
      task: { kind: "CHECK", state: "DONE", done: 600, total: 640, error: null },
    });
    expect(await count()).toBe(0);
    await apply(uploadId);
    expect(await count()).toBe(0);
    const [applied] = await workOff();
    expect([await count(), (await state(uploadId)).status]).toEqual([720, "APPLIED"]);
    await doTask(world.application)({ tenantId: acme.tenant.id, taskId: applied! });
    expect([await count(), (await state(uploadId)).task]).toMatchObject([720, { state: "DONE" }]);
    await undo(uploadId);
    await workOff();
    expect([await count(), (await state(uploadId)).status]).toEqual([0, "UNDONE"]);
  });

  test("says why it failed and has changed nothing; what failed may be asked for again", async () => {
    const uploadId = await read(text(520));
    await check(uploadId);
    await workOff();
    await apply(uploadId);
    await goals.objective("kiran", { title: "Objective 3" });
    await workOff();
    expect([await count(), await state(uploadId)]).toMatchObject([
      1,
      { status: "CHECKED", task: { kind: "APPLY", state: "FAILED", error: { code: "imports.changed" } } },
    ]);
    await check(uploadId);
    await workOff();
    expect(await state(uploadId)).toMatchObject({ refused: 8, task: { kind: "CHECK", state: "DONE" } });
    expect(await refusalOf(apply(uploadId))).toMatchObject({ code: "imports.refused" });
    await apply(uploadId, true);
    await workOff();
    expect(await count()).toBe(1 + 512 + 64);
  });

  test("is given up for lost after a quarter of an hour without a word, and no sooner", async () => {
    const uploadId = await read(text(501));
    await check(uploadId);
    await as(async (context) => {
      const { id } = (await latestTask(context, fileTask.task, uploadId))!;
      const claimed = await claimTask(context, context.clock.now(), id);
      await noteSignOfLife(context, context.clock.now(), claimed!, { done: 200, total: 501, phase: null });
    });
    world.clock.set("2026-11-16T09:14:00Z");
    expect((await state(uploadId)).task).toMatchObject({ state: "RUNNING", done: 200 });
    world.clock.set("2026-11-16T09:16:00Z");
    expect((await state(uploadId)).task).toMatchObject({ state: "FAILED", error: { code: "imports.stalled" } });
    await check(uploadId);
    await workOff();
    expect(await state(uploadId)).toMatchObject({ status: "CHECKED" });
    world.clock.set("2026-11-16T09:00:00Z");
  });

  test("shows a hundred lines a page, and programs ask on from a line", async () => {
    const uploadId = await read(text(501));
    await check(uploadId);
    await workOff();
    const page = (number: number) =>
      acme.as("kiran", (context) =>
        importScreen(context, importScreenInput.parse({ kind: "okrs", file: uploadId, page: number })),
      );
    const last = await page(6);
    expect([last.file!.verdicts!.map(({ line }) => line), last.file!.pages, last.work!.busy]).toEqual([
      [502],
      6,
      false,
    ]);
    const first = await state(uploadId);
    expect([first.verdicts!.length, first.next]).toEqual([200, 201]);
    expect(await state(uploadId, { after: 401 })).toMatchObject({ next: null, verdicts: { length: 101 } });
    expect((await state(uploadId, { outcome: "REFUSED" })).verdicts).toEqual([]);
  });

  test("tells how far it is as it goes", async () => {
    const uploadId = await read(text(640));
    const said: number[][] = [];
    await as((context) =>
      requireFile(context, uploadId).then(async (record) =>
        runLines(
          context,
          (await requireImportable(context, "okrs")) as Importable & { room: string },
          { lines: await linesOf(context, uploadId), mapping: record.mapping },
          async (done, total) => void said.push([done, total]),
        ),
      ),
    );
    expect(said).toEqual([
      [200, 640],
      [400, 640],
      [600, 640],
    ]);
  });
});

describe("files that are turned away at once", () => {
  test("half a million lines, in one clear sentence", async () => {
    const long = await refusalOf(read(`Objective\n${"Something\n".repeat(500_000)}`));
    expect(long).toMatchObject({ code: "platform.file-too-long", fields: { file: "platform.file-too-long" } });
    expect(await refusalOf(read(text(10_001)))).toMatchObject({ code: "platform.file-too-long" });
  });

  test("whose right does not reach so far, whoever reads, asks or looks", async () => {
    expect(await refusalOf(read(text(501), "asha"))).toMatchObject({ status: 403 });
    expect(
      await refusalOf(
        acme.as("asha", (context) =>
          readUploadRows(context, readUploadRowsInput.parse({ kind: "OKRS", rows: [{ Objective: "X" }] })),
        ),
      ),
    ).toMatchObject({ status: 403 });
    const uploadId = await read(text(501));
    const spy = await (await world.company()).employee("spy").admin("GOAL_ADMIN").build();
    for (const [by, of] of [
      ["asha", acme],
      ["spy", spy],
    ] as const) {
      const theirs = new FileWorld(of, by);
      const look = () => of.as<unknown>(by, (context) => stateOfUpload(context, uploadStateInput.parse({ uploadId })));
      const acts = [theirs.check.bind(theirs), theirs.apply.bind(theirs), theirs.undo.bind(theirs)];
      for (const knock of [...acts.map((act) => () => act(uploadId)), look])
        expect(await refusalOf(knock())).toMatchObject({ status: 404 });
    }
  });

  test("rights that are gone by the time the work begins", async () => {
    const uploadId = await read(text(501));
    await check(uploadId);
    await acme.asProduct((context) => context.rows(sql`delete from {admin_access}`));
    await workOff();
    expect(await refusalOf(state(uploadId))).toMatchObject({ status: 403 });
    const work = await as((context) => fileWork(context, uploadId));
    expect(work).toMatchObject({ state: "FAILED", error: { code: "platform.forbidden" } });
  });
});

describe("rows sent by a program", () => {
  const send = (asked: object) =>
    acme
      .as("kiran", (context) => readUploadRows(context, readUploadRowsInput.parse({ kind: "OKRS", ...asked })))
      .then(({ uploadId }) => uploadId);

  test("are what a file of them is, and short ones are checked and applied at once", async () => {
    const rows = [
      { Objective: "Sent", "Key result": "First", Target: 7 },
      { Objective: "Sent", "Key result": "Second", Start: null },
    ];
    const uploadId = await send({ rows });
    await check(uploadId);
    expect(await state(uploadId)).toMatchObject({
      fileName: "api",
      status: "CHECKED",
      created: 2,
      verdicts: [{ line: 1 }, { line: 2 }],
      task: null,
    });
    await apply(uploadId);
    expect(await count()).toBe(3);
    const again = await send({ csv: "Objective,Key result,Target\nSent,First,7" });
    await check(again);
    expect((await state(again)).verdicts).toMatchObject([
      { outcome: "REFUSED", problems: [{ code: "goals.duplicate-title" }] },
    ]);
  });

  test("with neither rows nor text, or both, are not understood; nor are rows that say nothing", async () => {
    expect(readUploadRowsInput.safeParse({ kind: "OKRS" }).success).toBe(false);
    expect(
      readUploadRowsInput.safeParse({ kind: "OKRS", rows: [{ Objective: "X" }], csv: "Objective\nX" }).success,
    ).toBe(false);
    expect(
      readUploadRowsInput.safeParse({ kind: "OKRS", rows: Array.from({ length: 10_001 }, () => ({ Objective: "X" })) })
        .success,
    ).toBe(false);
    expect(await refusalOf(send({ rows: [{}] }))).toMatchObject({ code: "platform.file-empty" });
  });
});
