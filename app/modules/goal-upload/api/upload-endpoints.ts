import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { fileEndpoints } from "#app/platform/import/file-endpoints.ts";
import { requireUpload } from "../data/upload-record.ts";
import { stateOfUpload, uploadState, uploadStateInput } from "../queries/upload-state.ts";
import { applyUploadInput } from "../use-cases/apply-upload.ts";
import { goalImport } from "../use-cases/goal-import.ts";
import { checkUploadInput } from "../use-cases/check-upload.ts";
import { largestUpload } from "../use-cases/keep-upload.ts";
import { readUploadRows, readUploadRowsInput } from "../use-cases/read-upload-rows.ts";
import { undoUploadInput } from "../use-cases/undo-upload.ts";

const can = all(feature("GOAL"), mayEver("upload", "GoalUpload"));

/** Columns that are not named stay as they were guessed, or chosen before. */
async function checkAsRead(context: Context, { uploadId, column }: z.output<typeof checkUploadInput>): Promise<void> {
  const { mapping } = await requireUpload(context, uploadId);
  await goalImport.ask.CHECK(context, { uploadId, column: { ...mapping, ...column } });
}

/** Goals from programs: read, checked, applied, undone, as on the screen. */
export const uploadEndpoints: readonly AnyEndpoint[] = fileEndpoints({
  path: "/goal-uploads",
  idField: "uploadId",
  can,
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
    largest: largestUpload,
    run: readUploadRows,
  },
  check: {
    summary: "The dry run: says what each line would do, at once or, of more than 500 lines, in the background.",
    input: checkUploadInput,
    run: checkAsRead,
  },
  apply: {
    summary: "Makes what the check said, whole or not at all; of more than 500 lines in the background.",
    input: applyUploadInput,
    run: goalImport.ask.APPLY,
  },
  undo: {
    summary: "Takes the goals of a file back, until somebody builds on one.",
    input: undoUploadInput,
    run: goalImport.ask.UNDO,
  },
});
