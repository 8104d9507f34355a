import { unreadable } from "#app/platform/import/file-limits.ts";
import { storableJson } from "#app/platform/import/given-rows.ts";
import type { FileTable } from "#app/platform/import/read-table.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lastMapping } from "../data/upload-record.ts";
import { guessUploadColumns, type UploadKind } from "../domain/fields.ts";
import { sql } from "#tenancy/sql.ts";

export const mostUploadLines = 10_000;
/** Bytes. */
export const largestUpload = 5 * 1024 * 1024;

/** Keeps the lines of a file, with a first guess of what its columns mean. */
export async function keepUpload(
  context: Context,
  { kind, fileName }: { kind: UploadKind; fileName: string },
  table: FileTable,
): Promise<{ uploadId: string }> {
  if (table.rows.length > mostUploadLines) throw unreadable("people", "too-long", { rows: mostUploadLines });
  const uploadId = context.newId();
  await context.rows(
    sql`insert into {goal_upload} (id, kind, file_name, status, headers, lines, mapping, created_by, created_at)
      values (${uploadId}, ${kind}, ${fileName.normalize("NFC").replaceAll("\u0000", "").slice(-200)}, 'READ',
      ${storableJson(table.headers)}::jsonb, ${storableJson(table.rows)}::jsonb,
      ${storableJson((await lastMapping(context, kind, table.headers)) ?? guessUploadColumns(kind, table.headers))}::jsonb,
      ${context.actor.employeeId}, ${context.clock.now()})`,
  );
  await writeAuditEntry(context, {
    action: "goals.read-upload",
    subjectType: "GoalUpload",
    subjectId: uploadId,
    detail: { kind, rows: table.rows.length },
  });
  return { uploadId };
}
