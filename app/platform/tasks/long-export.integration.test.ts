import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { answerOf } from "#app/composition/worker/answer-of.ts";
import { contextOf } from "#app/composition/application.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { answerExport } from "./export-loader.ts";
import { listExport, type ListServices } from "./list-export.ts";
import { runTask } from "./run-task.ts";
import { sentFile, wholeFile } from "./task-pieces.ts";
import { findTask } from "./task-record.ts";

type Row = { id: number; name: string };

/** Pages that were read and not written yet, and the most of them at any time. */
const held = { now: 0, most: 0 };
/** What else happens while the page that begins with this row is read. */
let meanwhile: (first: number) => Promise<void> = async () => undefined;
const pageSize = 1_000;
const { long, number, text } = sheetsForPrograms;

const generated = listExport({
  kind: "tests.long-list",
  input: z.object({ rows: z.coerce.number(), format: sheetFormatInput }),
  name: () => "long",
  sheet: async (context, { rows }) => {
    const read = async (after: string | undefined) => {
      const first = Number(after ?? 0) + 1;
      await meanwhile(first);
      const found = await context.rows<Row>(
        sql`select n::int as id, 'Row ' || n || repeat('x', 100) as name
          from generate_series(${first}::int, least(${first + pageSize - 1}::int, ${rows}::int)) n`,
      );
      return { rows: found, next: first + pageSize <= rows ? String(first + pageSize - 1) : null };
    };
    async function* counted() {
      for await (const page of pagesByKey<Row>(read)) {
        held.now += 1;
        held.most = Math.max(held.most, held.now);
        yield page;
        held.now -= 1;
      }
    }
    return long<Row>([number("id", ({ id }) => id), text("name", ({ name }) => name)], counted());
  },
});

/** Who is with the company, one a page. */
const people = listExport({
  kind: "tests.people",
  input: z.object({ format: sheetFormatInput }),
  name: () => "people",
  sheet: async (context) => {
    const read = async (after: string | undefined) => {
      await meanwhile(after ? 2 : 1);
      const rows = await context.rows<{ name: string }>(
        sql`select display_name as name from {employee} where display_name > ${after ?? ""}
          order by display_name limit 1`,
      );
      return { rows, next: rows[0]?.name ?? null };
    };
    return long<{ name: string }>([text("name", ({ name }) => name)], pagesByKey(read));
  },
});

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi", "zoe").build();
});
afterAll(() => world.close());

async function make(kind: typeof generated | typeof people, asked: object, attempts = 1) {
  const { application } = world;
  const { taskId } = await acme.as("asha", (context) => kind.ask(context, asked as never));
  const worker = {
    handlers: new Map([[kind.task.kind, kind.handler]]),
    clock: application.clock,
    beside: <Result>(work: (unit: never) => Promise<Result>) =>
      inUnitOfWork(application.database, acme.tenant, {}, (unit) => work(unit as never)),
    installation: { ...application, answerOf: answerOf(application) },
    openAs:
      (employeeId: string) =>
      <Result>(inside: (context: never) => Promise<Result>, options = {}) =>
        inUnitOfWork(application.database, acme.tenant, options, async (unit) =>
          inside((await contextOf(application, unit, employeeId)) as never),
        ),
  } as unknown as Parameters<typeof runTask>[0];
  for (let attempt = 1; attempt <= attempts; attempt += 1) await runTask(worker, taskId).catch(() => undefined);
  return taskId;
}

const fileOf = (kind: typeof generated | typeof people, taskId: string) =>
  acme.as("asha", async (context) => {
    const task = (await findTask(context, kind.task, taskId))!;
    const file = await wholeFile(context, task);
    const sent = await sentFile(context, task, { database: world.application.database, tenant: acme.tenant });
    const streamed = sent && Buffer.from(await new Response(sent.content).arrayBuffer());
    return { task, text: file && Buffer.from(file.content).toString(), streamed: streamed?.toString() };
  });

const pieces = () =>
  acme.asProduct((context) =>
    context.rows<{ taskId: string; attempt: number; bytes: number }>(
      sql`select task_id as "taskId", attempt, length(content) as bytes from {background_task_piece}`,
    ),
  );

test("a long list becomes a file with every row of it, of which no more than a page and a piece is held", async () => {
  const taskId = await make(generated, { rows: 30_000, format: "CSV" });
  const { task, text: csv, streamed } = await fileOf(generated, taskId);
  expect(task).toMatchObject({ state: "DONE", fileName: "long.csv", result: { rowCount: 30_000 }, done: 30_000 });
  const lines = csv!.trim().split("\r\n");
  expect(lines).toHaveLength(30_001);
  expect(lines.at(-1)).toContain("Row 30000x");
  expect(streamed).toBe(csv);
  expect(held).toEqual({ now: 0, most: 1 });
  const kept = await pieces();
  expect(kept.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...kept.map(({ bytes }) => bytes))).toBeLessThan(1_100_000);
});

test("what is done while a list is read is not in its file: it is as it was at one moment", async () => {
  meanwhile = async (page) => {
    if (page === 2)
      await acme.asProduct((context) =>
        context.rows(sql`update {employee} set display_name = 'zzz' where id = ${acme.id("zoe")}`),
      );
  };
  const { text: csv } = await fileOf(people, await make(people, { format: "CSV" }));
  meanwhile = async () => undefined;
  expect(csv).toBe("\ufeffname\r\nasha\r\nravi\r\nzoe\r\n");
});

test("what an attempt left that came to no end is nobody's, and goes with the next", async () => {
  let failures = 0;
  meanwhile = async (first) => {
    if (first > 20_000 && failures++ === 0) throw new Error("The database went away");
  };
  const taskId = await make(generated, { rows: 30_000, format: "CSV" }, 2);
  meanwhile = async () => undefined;
  const { task, text: csv } = await fileOf(generated, taskId);
  expect(failures).toBeGreaterThan(0);
  expect(task.state).toBe("DONE");
  expect(csv!.trim().split("\r\n")).toHaveLength(30_001);
  const own = (await pieces()).filter((one) => one.taskId === taskId);
  expect(new Set(own.map(({ attempt }) => attempt))).toEqual(new Set([2]));
});

test("a short list is answered at once; of a long one the way leads to where its file is made", async () => {
  const answer = (rows: number) =>
    acme.as("asha", (context) =>
      answerExport(context, generated, { rows: String(rows), format: "CSV" }, {} as ListServices),
    );
  expect((await (await answer(5_000)).text()).trim().split("\r\n")).toHaveLength(5_001);
  const led = await answer(5_001);
  expect([led.status, led.headers.get("location")]).toEqual([
    302,
    `/app/tasks/export?${new URLSearchParams({ kind: "tests.long-list", said: '{"rows":"5001","format":"CSV"}' })}`,
  ]);
  expect(generated.can ?? signedIn).toBe(signedIn);
});
