import { createHash } from "node:crypto";
import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { requireUpload, type LineVerdict } from "../data/upload-record.ts";
import { unseen, type Progress } from "#app/platform/tasks/task-run.ts";
import { fieldsOf, requiredOf, uploadFields, type UploadKind, type UploadMapping } from "../domain/fields.ts";
import { authorizeUpload } from "./authorize-upload.ts";
import { runUpload } from "./run-upload.ts";
import { sql } from "#tenancy/sql.ts";

const column = z.union([z.literal(""), z.coerce.number().int().min(0).max(199)]).optional();

/** How a file is read: `column.objective` is a column counted from 0. */
export const checkUploadInput = z.object({
  uploadId: ids.upload,
  column: z
    .object(
      Object.fromEntries(
        uploadFields.map((field) => [field, column.describe("The column it is read from, counted from 0.")]),
      ),
    )
    .default({})
    .describe("The column, counted from 0, that each field is read from; one that is not named stays as guessed."),
});
export type CheckUploadInput = z.output<typeof checkUploadInput>;

/** The dry run: does it and takes it back at once, so that what is shown, line by line, is what will happen. */
export async function checkUpload(
  context: Context,
  { uploadId, column: chosen }: CheckUploadInput,
  progress: Progress = unseen,
): Promise<{ refused: number; created: number }> {
  const record = await requireUpload(context, uploadId, true);
  await authorizeUpload(context, record.kind);
  if (record.status === "APPLIED" || record.status === "UNDONE")
    throw conflict("goals.upload-over", "This file was applied before.");
  const mapping = mappingOf(record.kind, chosen, record.headers.length);
  await context.rows(sql`savepoint upload_check`);
  const { verdicts } = await runUpload(context, { ...record, mapping }, progress).finally(() =>
    context.rows(sql`rollback to savepoint upload_check`),
  );
  await context.rows(
    sql`update {goal_upload} set status = 'CHECKED', mapping = ${JSON.stringify(mapping)}::jsonb,
      plan = ${JSON.stringify(verdicts)}::jsonb, plan_digest = ${digestOf(verdicts)} where id = ${uploadId}`,
  );
  const refused = verdicts.filter(({ outcome }) => outcome === "REFUSED").length;
  return { refused, created: verdicts.length - refused };
}

export function digestOf(verdicts: readonly LineVerdict[]): string {
  return createHash("sha256")
    .update(
      JSON.stringify(verdicts.map(({ line, outcome, problems }) => [line, outcome, problems.map(({ code }) => code)])),
    )
    .digest("hex");
}

/** The columns that were chosen; refuses a choice that leaves a line without what names it. */
export function mappingOf(kind: UploadKind, chosen: CheckUploadInput["column"], columns: number): UploadMapping {
  const mapping = Object.fromEntries(
    fieldsOf[kind].flatMap((field) => {
      const place = chosen[field];
      return typeof place === "number" && place < columns ? [[field, place]] : [];
    }),
  ) as UploadMapping;
  const missing = requiredOf[kind].find((field) => mapping[field] === undefined);
  if (missing)
    throw invalid("goals.upload-columns", "Nothing tells what a line is about.", {
      fields: { [`column.${missing}`]: "goals.upload-columns" },
    });
  return mapping;
}
