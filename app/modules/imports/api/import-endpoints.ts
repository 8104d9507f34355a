import type { Context } from "#app/platform/context/context.ts";
import { signedIn } from "#app/platform/http/can.ts";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { fileEndpoints } from "#app/platform/import/file-endpoints.ts";
import { requireFile } from "../data/hold-file.ts";
import { formNameOf } from "../domain/columns.ts";
import { largestFile } from "../domain/imported-file.ts";
import { fileState, fileStateInput, stateOfFile } from "../queries/file-state.ts";
import { applyFileInput } from "../use-cases/apply-file.ts";
import { checkFileInput, type CheckFileInput } from "../use-cases/check-file.ts";
import { fileTask } from "../use-cases/file-task.ts";
import { readRows, readRowsInput } from "../use-cases/read-file.ts";
import { undoFileInput } from "../use-cases/undo-file.ts";

/** Columns that are not named, and what is not answered, stay as they were guessed, or chosen before. */
async function checkAsRead(context: Context, { fileId, columns, settings }: CheckFileInput): Promise<void> {
  const { mapping, settings: before } = await requireFile(context, fileId);
  const known = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [formNameOf(name), at]));
  await fileTask.ask.CHECK(context, {
    fileId,
    columns: { ...known, ...columns },
    settings: { ...before, ...settings },
  });
}

/** Records from programs: read, checked, applied, undone, as on the screen. */
export const importEndpoints: readonly AnyEndpoint[] = fileEndpoints({
  path: "/imports",
  idField: "fileId",
  can: signedIn,
  state: {
    summary: "Where a file is, and line by line what it would do or did; next is the place to ask for as after.",
    input: fileStateInput,
    output: fileState,
    run: stateOfFile,
  },
  read: {
    summary:
      "Reads up to 10,000 rows of one kind, or a CSV file sent as text/csv; no record is made. Then check them, " +
      "and apply what the check says.",
    input: readRowsInput,
    largest: largestFile,
    run: readRows,
  },
  check: {
    summary: "The dry run: says what each line would do, at once or, of more than 500 lines, in the background.",
    input: checkFileInput,
    run: checkAsRead,
  },
  apply: {
    summary: "Does what the check said, whole or not at all; of more than 500 lines in the background.",
    input: applyFileInput,
    run: fileTask.ask.APPLY,
  },
  undo: {
    summary: "Takes back what a file did, until somebody builds on a record of it.",
    input: undoFileInput,
    run: fileTask.ask.UNDO,
  },
});
