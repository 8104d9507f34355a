import { sql } from "#tenancy/sql.ts";

/** Of an installation `i`: the rows that fitted no model when rows last came, a dry run included; who was left out then still is. */
const lastUnfit = sql`(select count(*)::int from {connector_rejected_row} w where w.run_id = (
        select s.id from {connector_run} s where s.installation_id = i.id and s.state = 'DONE' and s.read_rows > 0
          order by s.started_at desc limit 1))`;

/** Of an installation `i`: how many rows are left out since its last run, because they fit no model or a rule of ours. */
export const refusedRows = sql`coalesce((select r.rejected_rows + case when r.read_rows > 0 then 0 else ${lastUnfit} end
        from {connector_run} r where r.installation_id = i.id and r.state = 'DONE'
        and r.reason <> 'TRIAL' order by r.started_at desc limit 1), 0) as refused`;
