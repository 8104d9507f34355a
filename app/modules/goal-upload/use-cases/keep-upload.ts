import type { FileTable } from "#app/platform/import/read-table.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, type AppError } from "#app/platform/errors/app-error.ts";
import { lastMapping } from "../data/upload-record.ts";
import { guessUploadColumns, type UploadKind } from "../domain/fields.ts";
import { sql } from "#tenancy/sql.ts";

export const mostUploadLines = 10_000;
/** Bytes. */
export const largestUpload = 5 * 1024 * 1024;
/** Cells may hold line breaks; a file with so many times the lines is none that could be read. */
const breaksALine = 10;

/** Keeps the lines of a file, with a first guess of what its columns mean. */
export async function keepUpload(
  context: Context,
  { kind, fileName }: { kind: UploadKind; fileName: string },
  table: FileTable,
): Promise<{ uploadId: string }> {
  if (table.rows.length > mostUploadLines) throw tooLong();
  const uploadId = context.newId();
  await context.rows(
    sql`insert into {goal_upload} (id, kind, file_name, status, headers, lines, mapping, created_by, created_at)
      values (${uploadId}, ${kind}, ${fileName.normalize("NFC").replaceAll("\u0000", "").slice(-200)}, 'READ',
      ${stored(table.headers)}::jsonb, ${stored(table.rows)}::jsonb,
      ${stored((await lastMapping(context, kind, table.headers)) ?? guessUploadColumns(kind, table.headers))}::jsonb,
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

/** Turns a text away that is far too long, before anything of it is read. */
export function refuseFarTooLong(bytes: Uint8Array): void {
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isWorkbook) return;
  let breaks = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1))
    if ((breaks += 1) > mostUploadLines * breaksALine) throw tooLong();
}

function tooLong(): AppError {
  return invalid("people.file-too-long", "Too many lines.", {
    params: { rows: mostUploadLines },
    fields: { file: "people.file-too-long" },
  });
}

/** A NUL and a lone half of a character are none the database can hold. */
function stored(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "string" ? part.toWellFormed().replaceAll("\u0000", "") : part,
  );
}
