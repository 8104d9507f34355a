import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { UploadField, UploadKind, UploadMapping } from "../domain/fields.ts";
import type { LineProblem } from "../domain/read-goals.ts";
import { sql } from "#tenancy/sql.ts";

/** What became of a line, or would; `said` is what the file says, field by field. */
export type LineVerdict = {
  readonly line: number;
  readonly outcome: "CREATED" | "REFUSED";
  readonly said: Partial<Record<UploadField, string>>;
  readonly problems: readonly LineProblem[];
};

export type UploadRecord = {
  id: string;
  kind: UploadKind;
  fileName: string;
  status: "READ" | "CHECKED" | "APPLIED" | "UNDONE";
  headers: string[];
  lines: { line: number; cells: string[] }[];
  mapping: UploadMapping;
  plan: LineVerdict[] | null;
  planDigest: string | null;
  goalIds: string[];
};

/** A file the actor gave; nobody else's is there. Locked, nobody else works on it until the end of the transaction. */
export async function requireUpload(context: Context, uploadId: string, lock = false): Promise<UploadRecord> {
  const record = await firstRow<UploadRecord>(
    context,
    sql`select id, kind, file_name as "fileName", status, headers, lines, mapping, plan, plan_digest as "planDigest",
      goal_ids as "goalIds"
       from {goal_upload} where id = ${uploadId} and created_by
         = ${context.actor.employeeId}${lock ? sql` for no key update` : sql``}`,
  );
  if (!record) throw notFound("The upload");
  return record;
}

/** What the actor last said the same columns mean; null where there was no such file. */
export async function lastMapping(
  context: Context,
  kind: UploadKind,
  headers: readonly string[],
): Promise<UploadMapping | null> {
  const last = await firstRow<{ mapping: UploadMapping }>(
    context,
    sql`select mapping from {goal_upload} where created_by = ${context.actor.employeeId} and kind = ${kind} and status <> 'READ'
           and headers = ${JSON.stringify(headers)}::jsonb order by created_at desc, id desc limit 1`,
  );
  return last?.mapping ?? null;
}
