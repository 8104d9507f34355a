import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportCounts, ImportStatus } from "../data/import/import-record.ts";
import { leaverShare } from "../data/import/leaver-share.ts";
import { importTasks, type ImportTask } from "./import-task.ts";
import { sql } from "#tenancy/sql.ts";

/** A file that was read, and what became of it. */
export type ImportSummary = {
  id: string;
  fileName: string;
  status: ImportStatus;
  rowCount: number;
  counts: ImportCounts | null;
  by: string | null;
  at: Date;
  task: Pick<ImportTask, "kind" | "state"> | null;
};

/** The files read last, newest first, and the share of leavers at which an import asks. */
export async function importStart(context: Context): Promise<{ imports: ImportSummary[]; share: number }> {
  await authorize(context, "create", { kind: "Employee" });
  return { imports: await importList(context), share: await leaverShare(context) };
}

async function importList(context: Context): Promise<ImportSummary[]> {
  const imports = await context.rows<Omit<ImportSummary, "task">>(
    sql`select i.id, i.file_name as "fileName", i.status, i.row_count as "rowCount", i.counts, e.display_name as by,
      i.created_at as at
          from {people_import} i left join {employee} e on e.id = i.created_by order by i.created_at desc, i.id limit 50`,
  );
  const tasks = await importTasks(
    context,
    imports.map(({ id }) => id),
  );
  return imports.map((one) => {
    const task = tasks.get(one.id);
    return { ...one, task: task && task.state !== "DONE" ? { kind: task.kind, state: task.state } : null };
  });
}
