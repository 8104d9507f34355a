import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { wholeFile } from "#app/platform/tasks/task-pieces.ts";
import { requireExportTask } from "../data/export-record.ts";
import type { ExportFormat } from "../domain/goal-export.ts";
import type { OneExportInput } from "../use-cases/delete-goal-export.ts";

export type ExportFile = { fileName: string; format: ExportFormat; content: Uint8Array<ArrayBuffer> };

/** The file of an export that is done. */
export async function goalExportFile(context: Context, { exportId }: OneExportInput): Promise<ExportFile> {
  const task = await requireExportTask(context, exportId);
  const file = await wholeFile(context, task);
  if (!file) throw conflict("goals.export-not-done", "The file is not made.");
  return {
    fileName: file.name,
    format: task.params["format"] as ExportFormat,
    content: new Uint8Array(file.content),
  };
}
