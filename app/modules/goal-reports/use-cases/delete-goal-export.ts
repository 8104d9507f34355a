import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { deleteTask } from "#app/platform/tasks/tend-tasks.ts";
import { requireExport } from "../data/export-record.ts";

export const oneExportInput = z.object({ exportId: ids.export });
export type OneExportInput = z.output<typeof oneExportInput>;

/** Takes a file away for good; where it is still being made, it is made for nobody. */
export async function deleteGoalExport(context: Context, { exportId }: OneExportInput): Promise<{ exportId: string }> {
  const { askedBy, level, scope } = await requireExport(context, exportId);
  await authorize(context, "delete", { kind: "GoalExport", askedBy });
  await deleteTask(context, exportId);
  await writeAuditEntry(context, {
    action: "goals.delete-export",
    subjectType: "GoalExport",
    subjectId: exportId,
    detail: { level, scope },
  });
  return { exportId };
}
