import { firstRow, type Context } from "#app/platform/context/context.ts";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import {
  exportKeptDays,
  type ExportFormat,
  type ExportState,
  type InsightLevel,
  type InsightScope,
} from "../domain/goal-export.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type ExportError = { code: string; params: Record<string, string | number> };

/** A file somebody asked for; `timeFrame` is `current`, `all` or a time frame's id, moments are ISO 8601. */
export type ExportRecord = {
  id: string;
  level: InsightLevel;
  scope: InsightScope;
  timeFrame: string;
  format: ExportFormat;
  state: ExportState;
  error: ExportError | null;
  rowCount: number | null;
  askedBy: string;
  askedByName: string;
  askedAt: string;
  /** When it is gone. */
  keptUntil: string;
};

/** After so long without a word, whoever made the file is taken to be gone. */
const patience = "15 minutes";
const instant = (moment: Sql) => sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const stalled = (now: Date) =>
  sql`x.state in ('QUEUED', 'RUNNING') and x.updated_at < ${now}::timestamptz - ${patience}::interval`;

const columns = (now: Date) => sql`
  x.id, x.level, x.scope, x.time_frame as "timeFrame", x.format, case when ${stalled(now)} then 'FAILED' else x.state end as state,
  case when ${stalled(now)} then '{"code": "goals.export-stalled", "params": {}}'::jsonb else x.error end as error, x.row_count as "rowCount",
  x.asked_by as "askedBy", e.display_name as "askedByName", ${instant(sql`x.asked_at`)} as "askedAt", ${instant(sql`x.asked_at + make_interval(days => ${exportKeptDays})`)} as "keptUntil"`;

/** Not gone yet. */
export const stillKept = (now: Date) =>
  sql`x.asked_at > ${now}::timestamptz - make_interval(days => ${exportKeptDays})`;

/** An export the actor may see; not found where there is none, or none any more. */
export async function requireExport(context: Context, exportId: string): Promise<ExportRecord> {
  const record = await findExport(context, exportId);
  if (!record) throw notFound("The export");
  await authorize(context, "view", { kind: "GoalExport", askedBy: record.askedBy });
  return record;
}

/** Whoever asked for it: for the work that makes the file. */
export function findExport(context: Context, exportId: string): Promise<ExportRecord | null> {
  const now = context.clock.now();
  return firstRow<ExportRecord>(
    context,
    sql`select ${columns(now)} from {goal_export} x join {employee} e on e.id = x.asked_by where x.id = ${exportId} and ${stillKept(now)}`,
  );
}

/** The newest exports the actor may see, of one scope and their own, or all. */
export async function newestExports(
  context: Context,
  own: InsightScope | null,
  limit: number,
): Promise<ExportRecord[]> {
  const now = context.clock.now();
  const seen = rulesToSql(await context.ability(), "view", "GoalExport", { askedBy: sql`x.asked_by` });
  return context.rows<ExportRecord>(
    sql`select ${columns(now)} from {goal_export} x join {employee} e on e.id = x.asked_by
      where ${stillKept(now)} and (${seen}) ${own ? sql`and x.scope = ${own} and x.asked_by = ${context.actor.employeeId}` : sql``} order by x.asked_at desc, x.id limit ${limit}`,
  );
}

/** Says that the file is being made. */
export async function beginExport(context: Context, exportId: string): Promise<void> {
  await context.rows(
    sql`update {goal_export} set state = 'RUNNING', error = null, updated_at = ${context.clock.now()} where id = ${exportId} and state <> 'DONE'`,
  );
}

export async function storeExport(
  context: Context,
  exportId: string,
  content: Uint8Array,
  rowCount: number,
): Promise<void> {
  await context.rows(
    sql`update {goal_export} set state = 'DONE', content = ${Buffer.from(content)}, row_count = ${rowCount}, error = null, updated_at = ${context.clock.now()} where id = ${exportId}`,
  );
}

export async function failExport(context: Context, exportId: string, error: ExportError): Promise<void> {
  await context.rows(
    sql`update {goal_export} set state = 'FAILED', error = ${JSON.stringify(error)}::jsonb, updated_at = ${context.clock.now()} where id = ${exportId} and state <> 'DONE'`,
  );
}
