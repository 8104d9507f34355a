import { z } from "zod";
import { fileTask, largestFile, readRows } from "#app/modules/imports/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { columnInput } from "#app/platform/import/column-input.ts";
import { fileEndpoints } from "#app/platform/import/file-endpoints.ts";
import { givenRows, rowsOrCsv } from "#app/platform/import/given-rows.ts";
import { importKinds, uploadFields, uploadKinds } from "../domain/fields.ts";
import { ids } from "../domain/ids.ts";
import { requireUpload, stateOfUpload, uploadState, uploadStateInput } from "../queries/upload-state.ts";

const checkInput = z.object({
  uploadId: ids.upload,
  column: z
    .object(
      Object.fromEntries(
        uploadFields.map((field) => [
          field,
          columnInput.optional().describe("The column it is read from, counted from 0."),
        ]),
      ),
    )
    .default({})
    .describe("The column, counted from 0, that each field is read from; one that is not named stays as guessed."),
});
const applyInput = z.object({
  uploadId: ids.upload,
  leaveOutRefused: z
    .boolean()
    .default(false)
    .describe("Whether lines that are refused are left out; otherwise one refuses all."),
});
const undoInput = z.object({ uploadId: ids.upload });
export const readUploadRowsInput = z
  .object({
    kind: z.enum(uploadKinds).describe("What the rows are."),
    ...givenRows({ rows: 10_000, bytes: largestFile }),
  })
  .refine(...rowsOrCsv);

export async function readUploadRows(context: Context, { kind, ...given }: z.output<typeof readUploadRowsInput>) {
  const { fileId } = await readRows(context, { ...given, kind: importKinds[kind] });
  return { uploadId: fileId };
}

/** Columns that are not named stay as they were guessed, or chosen before. */
async function check(context: Context, { uploadId, column }: z.output<typeof checkInput>): Promise<void> {
  const { mapping } = await requireUpload(context, uploadId);
  const columns = { ...mapping, ...column } as Record<string, number | "">;
  await fileTask.ask.CHECK(context, { fileId: uploadId, columns, settings: {} });
}

async function apply(context: Context, { uploadId, ...asked }: z.output<typeof applyInput>): Promise<void> {
  await requireUpload(context, uploadId);
  await fileTask.ask.APPLY(context, { fileId: uploadId, ...asked, agreed: [] });
}

async function undo(context: Context, { uploadId }: z.output<typeof undoInput>): Promise<void> {
  await requireUpload(context, uploadId);
  await fileTask.ask.UNDO(context, { fileId: uploadId });
}

/** Goals from programs, under the addresses they have had: what is done is what `/imports` does. */
export const uploadEndpoints: readonly AnyEndpoint[] = fileEndpoints({
  path: "/goal-uploads",
  idField: "uploadId",
  can: all(feature("GOAL"), mayEver("upload", "GoalUpload")),
  state: {
    summary:
      "Where a file of goals is, and line by line what it would do or did; next is the place to ask for as after.",
    input: uploadStateInput,
    output: uploadState,
    run: stateOfUpload,
  },
  read: {
    summary:
      "Reads rows of goals, up to 10,000, or a CSV file sent as text/csv; no goal is made. Then check it, and apply what the check says.",
    input: readUploadRowsInput,
    largest: largestFile,
    run: readUploadRows,
  },
  check: {
    summary: "The dry run: says what each line would do, at once or, of more than 500 lines, in the background.",
    input: checkInput,
    run: check,
  },
  apply: {
    summary: "Makes what the check said, whole or not at all; of more than 500 lines in the background.",
    input: applyInput,
    run: apply,
  },
  undo: {
    summary: "Takes the goals of a file back, until somebody builds on one.",
    input: undoInput,
    run: undo,
  },
});
