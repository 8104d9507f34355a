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
const instant = (moment: string) => `to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const stalled = `x.state in ('QUEUED', 'RUNNING') and x.updated_at < ?::timestamptz - interval '${patience}'`;

/** Values: now, twice. */
const columns = `
  x.id, x.level, x.scope, x.time_frame as "timeFrame", x.format, case when ${stalled} then 'FAILED' else x.state end as state,
  case when ${stalled} then '{"code": "goals.export-stalled", "params": {}}'::jsonb else x.error end as error, x.row_count as "rowCount",
  x.asked_by as "askedBy", e.display_name as "askedByName", ${instant("x.asked_at")} as "askedAt", ${instant(`x.asked_at + interval '${exportKeptDays} days'`)} as "keptUntil"`;

/** Not gone yet. Value: now. */
export const stillKept = `x.asked_at > ?::timestamptz - interval '${exportKeptDays} days'`;

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
    `select ${columns} from {goal_export} x join {employee} e on e.id = x.asked_by where x.id = ? and ${stillKept}`,
    [now, now, exportId, now],
  );
}

/** The newest exports the actor may see, of one scope and their own, or all. */
export async function newestExports(
  context: Context,
  own: InsightScope | null,
  limit: number,
): Promise<ExportRecord[]> {
  const now = context.clock.now();
  const seen = rulesToSql(await context.ability(), "view", "GoalExport", { askedBy: "x.asked_by" });
  return context.rows<ExportRecord>(
    `select ${columns} from {goal_export} x join {employee} e on e.id = x.asked_by
      where ${stillKept} and (${seen.text}) ${own ? "and x.scope = ? and x.asked_by = ?" : ""} order by x.asked_at desc, x.id limit ${limit}`,
    [now, now, now, ...seen.values, ...(own ? [own, context.actor.employeeId] : [])],
  );
}

/** Says that the file is being made. */
export async function beginExport(context: Context, exportId: string): Promise<void> {
  await context.rows(
    "update {goal_export} set state = 'RUNNING', error = null, updated_at = ? where id = ? and state <> 'DONE'",
    [context.clock.now(), exportId],
  );
}

export async function storeExport(
  context: Context,
  exportId: string,
  content: Uint8Array,
  rowCount: number,
): Promise<void> {
  await context.rows(
    "update {goal_export} set state = 'DONE', content = ?, row_count = ?, error = null, updated_at = ? where id = ?",
    [Buffer.from(content), rowCount, context.clock.now(), exportId],
  );
}

export async function failExport(context: Context, exportId: string, error: ExportError): Promise<void> {
  await context.rows(
    "update {goal_export} set state = 'FAILED', error = ?::jsonb, updated_at = ? where id = ? and state <> 'DONE'",
    [JSON.stringify(error), context.clock.now(), exportId],
  );
}
