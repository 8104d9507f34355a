import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { refuseBusy, startTask } from "#app/platform/tasks/start-task.ts";
import { requireUpload } from "../data/upload-record.ts";
import { goalUploadTask, type GoalUploadInput } from "../jobs/goal-upload.task.ts";
import { applyUpload, refuseUnasked, type applyUploadInput } from "./apply-upload.ts";
import { authorizeUpload } from "./authorize-upload.ts";
import { checkUpload, mappingOf, type CheckUploadInput } from "./check-upload.ts";
import { undoUpload, type undoUploadInput } from "./undo-upload.ts";

/** Files of up to so many lines are worked on while one waits. */
export const mostLinesAtOnce = 500;

/** Looks at a file: at once where it is short, else in the background; refuses at once what would be refused there. */
export async function askForCheck(context: Context, input: CheckUploadInput): Promise<void> {
  const record = await requireUpload(context, input.uploadId, true);
  await authorizeUpload(context, record.kind);
  await refuseBusy(context, goalUploadTask, record.id);
  if (record.lines.length <= mostLinesAtOnce) return void (await checkUpload(context, input));
  if (record.status === "APPLIED" || record.status === "UNDONE")
    throw conflict("goals.upload-over", "This file was applied before.");
  mappingOf(record.kind, input.column, record.headers.length);
  await ask(context, { kind: "CHECK", input });
}

/** Does what was looked at, likewise. */
export async function askForApply(context: Context, input: z.output<typeof applyUploadInput>): Promise<void> {
  const record = await requireUpload(context, input.uploadId, true);
  await authorizeUpload(context, record.kind);
  await refuseBusy(context, goalUploadTask, record.id);
  if (record.lines.length <= mostLinesAtOnce) return void (await applyUpload(context, input));
  refuseUnasked(record, input.leaveOutRefused);
  await ask(context, { kind: "APPLY", input });
}

/** Takes back what a file made, likewise. */
export async function askForUndo(context: Context, input: z.output<typeof undoUploadInput>): Promise<void> {
  const record = await requireUpload(context, input.uploadId, true);
  await refuseBusy(context, goalUploadTask, record.id);
  if (record.lines.length <= mostLinesAtOnce) return void (await undoUpload(context, input));
  if (record.status !== "APPLIED") throw conflict("goals.upload-not-applied", "There is nothing to undo.");
  await ask(context, { kind: "UNDO", input });
}

async function ask(context: Context, asked: GoalUploadInput): Promise<void> {
  await startTask(context, goalUploadTask, asked, { aboutId: asked.input.uploadId });
}
