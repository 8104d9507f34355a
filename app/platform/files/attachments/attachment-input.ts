import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Upload } from "#app/platform/http/command.ts";
import { attachmentLimits } from "./attachment-limits.ts";

/** The files of a form's field: none, one or several. */
export const filesInput = z.preprocess(
  (sent) => (sent === undefined ? [] : Array.isArray(sent) ? sent : [sent]),
  z.array(z.instanceof(File)).max(attachmentLimits.files + 1),
);

/** The ids of files on a record that are to go: none, one or several, as a form or a program sends them. */
export const removedFilesInput = z.preprocess(
  (sent) => (sent === undefined || sent === "" ? [] : Array.isArray(sent) ? sent.filter((id) => id !== "") : [sent]),
  z.array(z.guid()).max(attachmentLimits.files),
);

/** What files of one form may be together. */
export const attachmentBytes = attachmentLimits.documentBytes * 2;

/** Lets an address take files beside a form's usual size, for this intent. */
export function attachmentUpload(intent: string): Upload {
  const largest = attachmentBytes;
  return {
    intent,
    largest,
    tooLarge: new AppError("platform.body-too-large", 413, "The files are too large together.", {
      params: { megabytes: largest / 1024 / 1024 },
    }),
  };
}
