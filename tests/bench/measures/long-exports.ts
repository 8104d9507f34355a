import { randomBytes } from "node:crypto";
import { z } from "zod";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { contextOf } from "#app/composition/application.ts";
import { answerOf } from "#app/composition/worker/answer-of.ts";
import { sheetFormatInput } from "#app/platform/files/sheet-file.ts";
import { pagesByKey } from "#app/platform/files/sheet-pages.ts";
import { sheetsForPrograms } from "#app/platform/files/sheets-for-programs.ts";
import { listExport } from "#app/platform/tasks/list-export.ts";
import { runTask, type TaskWorker } from "#app/platform/tasks/run-task.ts";
import { show, type Finding, type Measure } from "../measure.ts";
import type { Surroundings } from "../surroundings.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { sql } from "#tenancy/sql.ts";

const rows = 500_000;
type Row = { id: string; name: string; day: string; count: number };
const { date, long, number, text } = sheetsForPrograms;

/** A list of entries as rooms have them, read by key along an index of its own; its columns are of each kind. */
const entries = listExport({
  kind: "bench.entries",
  input: z.object({ format: sheetFormatInput }),
  name: () => "entries",
  sheet: async (context) => {
    const read = async (after: string | undefined, limit: number) => {
      const from = after === undefined ? sql`true` : sql`a.subject_id > ${after}::uuid`;
      const rows = await context.rows<Row>(
        sql`select a.subject_id as id, a.detail ->> 'name' as name, a.at::date::text as day, a.id::int as count
          from {audit_entry} a where a.subject_type = 'Bench' and ${from} order by a.subject_type, a.subject_id limit ${limit}`,
      );
      return { rows, next: rows.length < limit ? null : rows.at(-1)!.id };
    };
    return long<Row>(
      [
        text("id", ({ id }) => id),
        text("name", ({ name }) => name),
        date("day", ({ day }) => day),
        number("count", ({ count }) => count),
      ],
      pagesByKey(read),
    );
  },
});

/** 500,000 rows through the one task, from the database into the kept file: time, and how far the process grows meanwhile. */
export const longExports: Measure = {
  id: "X1,X2",
  about: "a list of 500,000 rows as a file, through its task: time, and memory that the process takes for it",
  run: async (surroundings) => {
    const tenant = await filled(surroundings);
    return [
      ...(await exported(surroundings, tenant, "CSV", "X1")),
      ...(await exported(surroundings, tenant, "XLSX", "X2")),
    ];
  },
};

async function filled({ application }: Surroundings): Promise<Tenant> {
  const slug = `export-${randomBytes(6).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  for (let part = 0; part < rows; part += 50_000)
    await asProduct(application, tenant, (context) =>
      context.rows(
        sql`insert into {audit_entry} (at, actor_id, action, subject_type, subject_id, detail, request_id)
          select timestamptz '2026-01-01' + n * interval '1 second', gen_random_uuid(), 'bench.entry', 'Bench',
            gen_random_uuid(), jsonb_build_object('name', 'Entry number ' || n || ' of a long list'),
            gen_random_uuid()::text from generate_series(${part + 1}::int, ${part + 50_000}::int) n`,
      ),
    );
  await asProduct(application, tenant, (context) =>
    context.rows(
      sql`insert into {employee} (id, first_name, last_name, display_name, work_email, joined_on, created_at, updated_at)
        values (gen_random_uuid(), 'Ada', 'Bench', 'Ada Bench', 'ada@bench.test', '2026-01-01', now(), now())`,
    ),
  );
  return tenant;
}

async function exported(
  { application }: Surroundings,
  tenant: Tenant,
  format: "CSV" | "XLSX",
  id: string,
): Promise<Finding[]> {
  const { database, clock } = application;
  const [person] = await asProduct(application, tenant, (context) =>
    context.rows<{ id: string }>(sql`select id from {employee} where work_email = 'ada@bench.test'`),
  );
  const as: TaskWorker["openAs"] =
    (employeeId) =>
    (work, options = {}) =>
      inUnitOfWork(database, tenant, options, async (unit) => work(await contextOf(application, unit, employeeId)));
  const { taskId } = await as(person!.id)((context) => entries.ask(context, { format }));
  const worker: TaskWorker = {
    handlers: new Map([[entries.task.kind, entries.handler]]),
    ...{ clock, openAs: as, beside: (work) => inUnitOfWork(database, tenant, {}, work) },
    installation: { ...application, answerOf: answerOf(application) },
  };
  const { gc } = globalThis;
  gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const start = performance.now();
  await runTask(worker, taskId);
  const seconds = (performance.now() - start) / 1_000;
  clearInterval(watch);
  const [made] = await as(person!.id)((context) =>
    context.rows<{ state: string; rowCount: number; bytes: number }>(
      sql`select t.state, (t.result ->> 'rowCount')::int as "rowCount", length(t.content) + (select coalesce(sum(length(p.content)), 0)
        from {background_task_piece} p where p.task_id = t.id)::float8 as bytes from {background_task} t where t.id = ${taskId}`,
    ),
  );
  if (made?.state !== "DONE" || made.rowCount < rows) throw new Error(`The file has ${made?.rowCount} rows.`);
  const grown = (most - before) / 1_048_576;
  return [
    {
      ...{ id, what: `memory of 500,000 rows as ${format}`, goal: "≤ 150 MB", limit: 150, value: grown, unit: "MB" },
      ...{ ours: `file of ${show(made.bytes / 1_048_576)} MB in ${show(seconds)} s`, baseline: "", spread: 0 },
    },
  ];
}
