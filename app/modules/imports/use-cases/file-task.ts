import { signedIn } from "#app/platform/http/can.ts";
import { defineImport } from "#app/platform/import/file-import.ts";
import { holdFile, type FileRecord } from "../data/hold-file.ts";
import { requireImportable } from "../data/importable-of.ts";
import { mostLinesAtOnce } from "../domain/imported-file.ts";
import { applyFile, applyFileInput, refuseUnasked } from "./apply-file.ts";
import { checkFile, checkFileInput, refuseOver } from "./check-file.ts";
import { refuseUnapplied, undoFile, undoFileInput } from "./undo-file.ts";

/** Files of any kind. A file is its giver's alone, and so is the work on it. */
export const fileTask = defineImport({
  kind: "imports.file",
  can: signedIn,
  codes: { fault: "imports.fault", stalled: "imports.stalled", busy: "imports.busy" },
  idField: "fileId",
  open: async (context, fileId) => {
    const file = await holdFile(context, fileId);
    await requireImportable(context, file.kind);
    return file;
  },
  linesOf: ({ lines }: FileRecord) => lines.length,
  acts: {
    CHECK: { input: checkFileInput, mostAtOnce: mostLinesAtOnce, refuse: refuseOver, run: checkFile },
    APPLY: {
      input: applyFileInput,
      mostAtOnce: mostLinesAtOnce,
      refuse: (file: FileRecord, { leaveOutRefused }) => refuseUnasked(file, leaveOutRefused),
      run: applyFile,
    },
    UNDO: { input: undoFileInput, mostAtOnce: mostLinesAtOnce, refuse: refuseUnapplied, run: undoFile },
  },
});
