import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { requireExport } from "../data/export-record.ts";
import type { ExportFormat } from "../domain/goal-export.ts";
import type { OneExportInput } from "../use-cases/delete-goal-export.ts";
import { sql } from "#tenancy/sql.ts";

export type ExportFile = { fileName: string; format: ExportFormat; content: Uint8Array<ArrayBuffer> };

/** The file of an export that is done. */
export async function goalExportFile(context: Context, { exportId }: OneExportInput): Promise<ExportFile> {
  const { state, level, format, askedAt } = await requireExport(context, exportId);
  const row =
    state === "DONE"
      ? await firstRow<{ content: Buffer }>(context, sql`select content from {goal_export} where id = ${exportId}`)
      : null;
  if (!row) throw conflict("goals.export-not-done", "The file is not made.");
  const fileName = `${level === "OBJECTIVE" ? "goals" : "people-goals"}-${askedAt.slice(0, 10)}.${format.toLowerCase()}`;
  return { fileName, format, content: new Uint8Array(row.content) };
}
