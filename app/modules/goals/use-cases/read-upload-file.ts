import { z } from "zod";
import { readTableFile } from "#app/modules/people/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { guessUploadColumns, uploadKinds } from "../domain/upload/fields.ts";
import { authorizeUpload } from "./authorize-upload.ts";

export const mostUploadLines = 500;

export const readUploadFileInput = z.object({ kind: z.enum(uploadKinds), file: z.instanceof(File, { error: "goals.file-required" }) });

/** Reads a file of goals and keeps its lines, with a first guess of what its columns mean. No goal is made by it. */
export async function readUploadFile(context: Context, { kind, file }: z.output<typeof readUploadFileInput>): Promise<{ uploadId: string }> {
  await authorizeUpload(context, kind);
  const table = await readTableFile(new Uint8Array(await file.arrayBuffer()), { encoding: null, delimiter: null });
  if (table.rows.length > mostUploadLines) throw invalid("people.file-too-long", "Too many lines.", { params: { rows: mostUploadLines }, fields: { file: "people.file-too-long" } });
  const uploadId = context.newId();
  const fileName = file.name.normalize("NFC").replaceAll("\u0000", "").slice(-200);
  await context.rows(
    "insert into {goal_upload} (id, kind, file_name, status, headers, lines, mapping, created_by, created_at) values (?, ?, ?, 'READ', ?::jsonb, ?::jsonb, ?::jsonb, ?, ?)",
    [uploadId, kind, fileName, stored(table.headers), stored(table.rows), stored(guessUploadColumns(kind, table.headers)), context.actor.employeeId, context.clock.now()],
  );
  await writeAuditEntry(context, { action: "goals.read-upload", subjectType: "GoalUpload", subjectId: uploadId, detail: { kind, rows: table.rows.length } });
  return { uploadId };
}

/** A NUL and a lone half of a character are none the database can hold. */
function stored(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "string" ? part.toWellFormed().replaceAll("\u0000", "") : part));
}
