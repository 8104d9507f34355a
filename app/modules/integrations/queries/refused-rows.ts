import { sql } from "#tenancy/sql.ts";

/** Of an installation `i`: how many rows the last run that was done left out, because they fit no model or a rule of ours. */
export const refusedRows = sql`coalesce((select r.rejected_rows from {connector_run} r where r.installation_id = i.id and r.state = 'DONE'
        and r.reason <> 'TRIAL' order by r.started_at desc limit 1), 0) as refused`;
