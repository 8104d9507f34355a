import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportCounts, ImportStatus } from "../data/import/import-record.ts";
import { leaverShare } from "../data/import/leaver-share.ts";
import type { ImportTask } from "../data/import/import-task.ts";
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

function importList(context: Context): Promise<ImportSummary[]> {
  return context.rows<ImportSummary>(
    sql`select i.id, i.file_name as "fileName", i.status, i.row_count as "rowCount", i.counts, e.display_name as by, i.created_at as at,
            case when t.state is not null and t.state <> 'DONE' then json_build_object('kind', t.kind, 'state', t.state) end as task
       from {people_import} i left join {employee} e on e.id = i.created_by left join {people_import_task} t on t.import_id = i.id order by i.created_at desc, i.id limit 50`,
  );
}
