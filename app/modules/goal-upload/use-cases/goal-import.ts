import { conflict } from "#app/platform/errors/app-error.ts";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { defineImport } from "#app/platform/import/file-import.ts";
import { requireUpload, type UploadRecord } from "../data/upload-record.ts";
import { applyUpload, applyUploadInput, refuseUnasked } from "./apply-upload.ts";
import { authorizeUpload } from "./authorize-upload.ts";
import { checkUpload, checkUploadInput, mappingOf } from "./check-upload.ts";
import { undoUpload, undoUploadInput } from "./undo-upload.ts";

/** Files of up to so many lines are worked on while one waits. */
export const mostLinesAtOnce = 500;

/** Files of goals. A file is its giver's alone, and so is the work on it. */
export const goalImport = defineImport({
  kind: "goals.upload",
  can: all(feature("GOAL"), mayEver("upload", "GoalUpload")),
  codes: { fault: "goals.upload-fault", stalled: "goals.upload-stalled", busy: "goals.upload-busy" },
  idField: "uploadId",
  open: async (context, uploadId, act) => {
    const record = await requireUpload(context, uploadId, true);
    if (act !== "UNDO") await authorizeUpload(context, record.kind);
    return record;
  },
  linesOf: ({ lines }: UploadRecord) => lines.length,
  acts: {
    CHECK: {
      input: checkUploadInput,
      mostAtOnce: mostLinesAtOnce,
      refuse: ({ status, kind, headers }: UploadRecord, { column }) => {
        if (status === "APPLIED" || status === "UNDONE")
          throw conflict("goals.upload-over", "This file was applied before.");
        mappingOf(kind, column, headers.length);
      },
      run: checkUpload,
    },
    APPLY: {
      input: applyUploadInput,
      mostAtOnce: mostLinesAtOnce,
      refuse: (record: UploadRecord, { leaveOutRefused }) => refuseUnasked(record, leaveOutRefused),
      run: applyUpload,
    },
    UNDO: {
      input: undoUploadInput,
      mostAtOnce: mostLinesAtOnce,
      refuse: ({ status }: UploadRecord) => {
        if (status !== "APPLIED") throw conflict("goals.upload-not-applied", "There is nothing to undo.");
      },
      run: undoUpload,
    },
  },
});
