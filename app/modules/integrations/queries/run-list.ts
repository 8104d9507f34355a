import { fileKept } from "#app/modules/imports/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type ListedRun = {
  id: string;
  reason: "SCHEDULE" | "MANUAL" | "TRIAL" | "HOOK" | "REPLAY";
  state: "RUNNING" | "DONE" | "FAILED" | "HELD";
  startedAt: string;
  endedAt: string | null;
  readRows: number;
  removedRows: number;
  rejectedRows: number;
  kept: number;
  outcome: Record<string, number>;
  /** The file of what it brought; null where there is none, or where it was forgotten. */
  importId: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  level: number;
  /** It is over, and how far the source had been read before it is known. */
  mayReplay: boolean;
};

/** The last runs of an installation, newest first. */
export function listRuns(context: Context, installationId: string, limit: number, offset = 0): Promise<ListedRun[]> {
  return context.rows<ListedRun>(
    sql`select r.id, r.reason, r.state, ${instant(sql`r.started_at`)} as "startedAt",
      ${instant(sql`r.ended_at`)} as "endedAt", r.read_rows as "readRows",
            r.removed_rows as "removedRows", r.rejected_rows as "rejectedRows", r.outcome,
            case when ${fileKept(sql`r.import_id`)} then r.import_id end as "importId",
              r.error_code as "errorCode", r.error_message as "errorMessage", r.level,
            r.cursors_before is not null and r.state <> 'RUNNING' as "mayReplay",
            (select count(*)::int from {connector_rejected_row} j where j.run_id = r.id) as kept
       from {connector_run} r where r.installation_id = ${installationId} order by r.started_at desc, r.id desc limit ${limit} offset ${offset}`,
  );
}
