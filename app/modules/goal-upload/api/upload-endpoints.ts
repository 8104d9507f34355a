import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { requireUpload } from "../data/upload-record.ts";
import { stateOfUpload, uploadState, uploadStateInput } from "../queries/upload-state.ts";
import { applyUploadInput } from "../use-cases/apply-upload.ts";
import { goalImport } from "../use-cases/goal-import.ts";
import { checkUploadInput } from "../use-cases/check-upload.ts";
import { largestUpload } from "../use-cases/keep-upload.ts";
import { readUploadRows, readUploadRowsInput } from "../use-cases/read-upload-rows.ts";
import { undoUploadInput } from "../use-cases/undo-upload.ts";

const can = all(feature("GOAL"), mayEver("upload", "GoalUpload"));

/** The state of a file after something was done with it. */
const after =
  <Input extends { uploadId: string }>(work: (context: Context, input: Input) => Promise<unknown>) =>
  async (context: Context, input: Input) => {
    await work(context, input);
    return stateOfUpload(context, uploadStateInput.parse({ uploadId: input.uploadId }));
  };

/** Columns that are not named stay as they were guessed, or chosen before. */
async function checkAsRead(context: Context, { uploadId, column }: z.output<typeof checkUploadInput>): Promise<void> {
  const { mapping } = await requireUpload(context, uploadId);
  await goalImport.ask.CHECK(context, { uploadId, column: { ...mapping, ...column } });
}

/** Goals from programs: read, checked, applied, undone, as on the screen. */
export const uploadEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goal-uploads",
    can,
    summary:
      "Reads rows of goals, up to 10,000, or a CSV file sent as text/csv; no goal is made. Then check it, and apply what the check says.",
    input: readUploadRowsInput,
    text: { type: "text/csv", field: "csv", largest: largestUpload },
    output: uploadState,
    creates: "/goal-uploads/:uploadId",
    run: async (context, input) => stateOfUpload(context, uploadStateInput.parse(await readUploadRows(context, input))),
  }),
  endpoint({
    method: "GET",
    path: "/goal-uploads/:uploadId",
    can,
    summary:
      "Where a file of goals is, and line by line what it would do or did; next is the place to ask for as after.",
    input: uploadStateInput,
    output: uploadState,
    run: stateOfUpload,
  }),
  endpoint({
    method: "POST",
    path: "/goal-uploads/:uploadId/check",
    can,
    summary: "The dry run: says what each line would do, at once or, of more than 500 lines, in the background.",
    input: checkUploadInput,
    output: uploadState,
    run: after(checkAsRead),
  }),
  endpoint({
    method: "POST",
    path: "/goal-uploads/:uploadId/apply",
    can,
    summary: "Makes what the check said, whole or not at all; of more than 500 lines in the background.",
    input: applyUploadInput,
    output: uploadState,
    run: after(goalImport.ask.APPLY),
  }),
  endpoint({
    method: "POST",
    path: "/goal-uploads/:uploadId/undo",
    can,
    summary: "Takes the goals of a file back, until somebody builds on one.",
    input: undoUploadInput,
    output: uploadState,
    run: after(goalImport.ask.UNDO),
  }),
];
