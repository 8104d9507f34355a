import { answerOf } from "#app/composition/worker/answer-of.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { contextOf } from "#app/composition/application.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, refusalOf } from "#app/platform/errors/app-error.ts";
import { mayEver, signedIn } from "#app/platform/http/can.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { runTask, type TaskWorker } from "./run-task.ts";
import { startTask } from "./start-task.ts";
import { defineTask, taskHandler } from "./task-kind.ts";
import { ownLatestTasks } from "./task-record.ts";
import type { TaskRun } from "./task-run.ts";
import { cancelTask, expireTasks, listTasks, requireTask, retryTask, tendTasks } from "./tend-tasks.ts";
import { wholeFile } from "./task-pieces.ts";
import { sql } from "#tenancy/sql.ts";

const now = "2026-11-16T09:00:00Z";
const codes = { fault: "platform.fault", stalled: "platform.unavailable", busy: "platform.key-reused" };
const word = z.object({ word: z.string() });
const own = defineTask({ kind: "tests.own", input: word, can: signedIn, keptDays: 30, codes });
const shared = defineTask({
  ...own,
  kind: "tests.shared",
  can: mayEver("create", "Employee"),
  seesAll: async () => true,
});
const kinds = new Map([own, shared].map((kind) => [kind.kind, kind]));

let world: World;
let acme: Company;
let work: (run: TaskRun, input: { word: string }) => Promise<void>;

beforeAll(async () => {
  world = await createWorld({ now });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(now);
  acme = await (await world.company()).employees("asha", "ravi").employee("pam").admin("PLATFORM_ADMIN").build();
  work = async (run, { word: said }) =>
    run.finish(async () => ({
      result: { said },
      file: { name: "a.txt", type: "text/plain", content: Buffer.from(said) },
    }));
});

const worker = (): TaskWorker => {
  const { application } = world;
  const load = async () => (run: TaskRun, input: { word: string }) => work(run, input);
  return {
    handlers: new Map([own, shared].map((kind) => [kind.kind, taskHandler(kind, load)])),
    clock: application.clock,
    beside: (rows) => inUnitOfWork(application.database, acme.tenant, {}, rows),
    installation: { ...world.application, answerOf: answerOf(world.application) },
    openAs:
      (employeeId) =>
      (inside, options = {}) =>
        inUnitOfWork(application.database, acme.tenant, options, async (unit) =>
          inside(await contextOf(application, unit, employeeId)),
        ),
  };
};
const run = (taskId: string) => runTask(worker(), taskId);
const ask = async (by: string, kind = own, options = {}) =>
  (await acme.as(by, (context) => startTask(context, kind, { word: "hello" }, options))).taskId;
const look = (by: string, taskId: string) => acme.as(by, (context) => requireTask(context, kinds, taskId));
const cancel = (by: string, taskId: string) => acme.as(by, (context) => cancelTask(context, kinds, taskId));
const retry = (by: string, taskId: string) => acme.as(by, (context) => retryTask(context, kinds, taskId));
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code,
  );
const renameAsha = (context: Context) =>
  context.rows(sql`update {employee} set display_name = 'Renamed' where id = ${acme.id("asha")}`);
const nameOfAsha = async () =>
  (
    await acme.asProduct((context) =>
      context.rows<{ name: string }>(sql`select display_name as name from {employee} where id = ${acme.id("asha")}`),
    )
  )[0]!.name;

describe("a task", () => {
  test("waits, is done once, and keeps its result and file for whoever asked", async () => {
    const taskId = await ask("asha");
    expect(await look("asha", taskId)).toMatchObject({
      state: "QUEUED",
      askedByName: "asha",
      expiresAt: "2026-12-16T09:00:00.000Z",
    });
    await run(taskId);
    work = () => Promise.reject(new Error("A second time"));
    await run(taskId);
    const task = await look("asha", taskId);
    expect(task).toMatchObject({ state: "DONE", result: { said: "hello" }, fileName: "a.txt" });
    const file = await acme.as("asha", (context) => wholeFile(context, task));
    expect(Buffer.from(file!.content).toString()).toBe("hello");
  });

  test("is told of on its list to whoever asked: the newest of a kind, for an hour, with a file for a day", async () => {
    const told = (by: string, at: string) => {
      world.clock.set(at);
      return acme.as(by, async (context) => (await ownLatestTasks(context, [own, shared])).map(({ id }) => id));
    };
    await run(await ask("asha"));
    const withFile = await ask("asha");
    await run(withFile);
    work = (quick) => quick.finish(async () => undefined);
    const without = await ask("asha", shared);
    expect(await told("asha", now)).toEqual([without, withFile]);
    await run(without);
    expect(await told("asha", "2026-11-16T09:59:00Z")).toEqual([without, withFile]);
    expect(await told("asha", "2026-11-16T10:01:00Z")).toEqual([withFile]);
    expect(await told("asha", "2026-11-17T09:01:00Z")).toEqual([]);
    expect(await told("ravi", now)).toEqual([]);
  });

  test("says how far it is while its own transaction is open", async () => {
    const seen: unknown[] = [];
    const taskId = await ask("asha");
    work = (own) =>
      own.finish(async () => {
        await own.progress(3, 10, "READING");
        seen.push(await look("asha", taskId));
        await own.progress(7, 10, "READING");
      });
    await run(taskId);
    expect(seen).toMatchObject([{ state: "RUNNING", phase: "READING", done: 3, total: 10 }]);
    expect(await look("asha", taskId)).toMatchObject({ state: "DONE", phase: null, done: 7, total: 10 });
  });

  test("that is refused keeps the refusal in its words and changes nothing; its asker may have it done again", async () => {
    const taskId = await ask("asha");
    work = (own) =>
      own.finish(async (context) => {
        await renameAsha(context);
        throw conflict("platform.key-reused", "No.", { params: { line: 4 } });
      });
    await run(taskId);
    expect(await look("asha", taskId)).toMatchObject({
      state: "FAILED",
      error: { code: "platform.key-reused", params: { line: 4 } },
    });
    expect(await nameOfAsha()).toBe("asha");
    work = (own) => own.finish(async (context) => void (await renameAsha(context)));
    expect(await retry("asha", taskId)).toMatchObject({ state: "QUEUED", error: null });
    expect(await refused(retry("asha", taskId))).toBe("platform.task-not-failed");
    await run(taskId);
    expect([(await look("asha", taskId)).state, await nameOfAsha()]).toEqual(["DONE", "Renamed"]);
    const audit = await acme.asProduct((context) =>
      context.rows(sql`select action from {audit_entry} where subject_id = ${taskId}`),
    );
    expect(audit).toEqual([{ action: "tasks.retry" }]);
  });

  test("that meets a fault is tried three times, and then says so", async () => {
    const taskId = await ask("asha");
    work = () => Promise.reject(new Error("The disk is full"));
    for (const state of ["QUEUED", "QUEUED", "FAILED"]) {
      await expect(run(taskId)).rejects.toThrow("The disk is full");
      expect((await look("asha", taskId)).state).toBe(state);
    }
    expect((await look("asha", taskId)).error).toEqual({ code: "platform.fault", params: {} });
  });

  test("is given up for lost after a quarter of an hour of silence; what its process left is done again where its asker says so", async () => {
    const taskId = await ask("asha");
    let left = () => {};
    work = (own) => own.open(() => new Promise<void>((resolve) => (left = resolve)));
    const first = run(taskId);
    await expect.poll(async () => (await look("asha", taskId)).state).toBe("RUNNING");
    await run(taskId);
    expect((await look("asha", taskId)).state).toBe("RUNNING");
    world.clock.set("2026-11-16T09:16:00Z");
    expect(await look("asha", taskId)).toMatchObject({ state: "FAILED", error: { code: "platform.unavailable" } });
    work = (own) => own.finish(async () => ({ result: { by: "the second" } }));
    await run(taskId);
    const ended = { state: "FAILED", error: { code: "platform.task-ended-process" } };
    expect(await look("asha", taskId)).toMatchObject(ended);
    await retry("asha", taskId);
    await run(taskId);
    left();
    await first;
    expect(await look("asha", taskId)).toMatchObject({ state: "DONE", result: { by: "the second" } });
  });

  test("that its process left, or that has no attempts left, fails when its turn comes or the schedule finds it", async () => {
    const [claimed, tended, spent] = [await ask("asha"), await ask("asha"), await ask("asha")];
    await acme.asProduct((context) =>
      context.rows(sql`update {background_task} set state = 'RUNNING', attempts = 1 where id <> ${spent}`),
    );
    await acme.asProduct((context) =>
      context.rows(sql`update {background_task} set attempts = most_attempts where id = ${spent}`),
    );
    world.clock.set("2026-11-16T09:03:00Z");
    let done = 0;
    work = async () => void (done += 1);
    await run(claimed);
    await run(spent);
    await acme.asProduct(tendTasks);
    for (const taskId of [claimed, tended, spent])
      expect(await look("asha", taskId)).toMatchObject({
        state: "FAILED",
        error: { code: "platform.task-ended-process" },
      });
    expect(done).toBe(0);
  });

  test("is gone with its file when its time is over", async () => {
    const taskId = await ask("asha");
    await run(taskId);
    world.clock.set("2026-12-16T09:00:00Z");
    expect(await refused(look("asha", taskId))).toBe("platform.not-found");
    await acme.asProduct(expireTasks);
    expect(await acme.asProduct((context) => context.rows(sql`select from {background_task}`))).toEqual([]);
  });
});

describe("cancelling", () => {
  test("ends at once what waits; it is not done when its turn comes, but may be asked for again", async () => {
    const taskId = await ask("asha");
    expect(await cancel("asha", taskId)).toMatchObject({ state: "CANCELLED" });
    await run(taskId);
    expect((await look("asha", taskId)).state).toBe("CANCELLED");
    expect(await refused(cancel("asha", taskId))).toBe("platform.task-over");
    await retry("asha", taskId);
    await run(taskId);
    expect((await look("asha", taskId)).state).toBe("DONE");
  });

  test.each(["as it looks up", "before its last transaction stays"])(
    "what runs stops %s, and has changed nothing",
    async (when) => {
      const taskId = await ask("asha");
      work = (own) =>
        own.finish(async (context) => {
          await renameAsha(context);
          expect(await cancel("asha", taskId)).toMatchObject({ state: "RUNNING" });
          if (when === "as it looks up") await own.progress(1, 2, "NEXT");
        });
      await run(taskId);
      expect([(await look("asha", taskId)).state, await nameOfAsha()]).toEqual(["CANCELLED", "asha"]);
    },
  );
});

describe("who has to do with a task", () => {
  test("is who asked for it, and those whom its kind lets see all, who may cancel it and not repeat it", async () => {
    const [mine, ours] = [await ask("asha"), await ask("pam", shared)];
    for (const act of [look, cancel, retry])
      for (const [by, taskId] of [
        ["ravi", mine],
        ["pam", mine],
        ["asha", ours],
      ] as const)
        expect(await refused(act(by, taskId))).toBe("platform.not-found");
    const listed = (by: string) => acme.as(by, (context) => listTasks(context, kinds, { limit: 10, offset: 0 }));
    expect(await listed("ravi")).toEqual({ tasks: [], total: 0 });
    expect((await listed("asha")).tasks.map(({ id }) => id)).toEqual([mine]);
    await acme.asProduct((context) =>
      context.rows(sql`update {background_task} set asked_by = ${acme.id("asha")} where id = ${ours}`),
    );
    expect((await listed("pam")).tasks.map(({ id }) => id)).toEqual([ours]);
    expect(await cancel("pam", ours)).toMatchObject({ state: "CANCELLED" });
    expect(await refused(retry("pam", ours))).toBe("platform.task-of-another");
    // Who may no longer have to do with the kind does not see their own.
    expect(await refused(look("asha", ours))).toBe("platform.not-found");
  });

  test("never somebody of another company", async () => {
    const taskId = await ask("asha");
    const globex = await (await world.company()).employee("spy").admin("PLATFORM_ADMIN").build();
    for (const act of [requireTask, cancelTask, retryTask])
      expect(await refused(globex.as("spy", (context) => act(context, kinds, taskId)))).toBe("platform.not-found");
  });

  test("one about a record goes on at a time, and so many of one person", async () => {
    const aboutId = acme.id("ravi");
    const [first] = [await ask("asha", own, { aboutId })];
    expect(await refused(ask("ravi", own, { aboutId }))).toBe("platform.key-reused");
    await cancel("asha", first!);
    await ask("ravi", own, { aboutId });
    expect(await refused(retry("asha", first!))).toBe("platform.key-reused");
    await ask("asha", own, { mostOfOne: 1 });
    expect(await refused(ask("asha", own, { mostOfOne: 1 }))).toBe("platform.key-reused");
  });
});
