import type pg from "pg";
import { qualifyTables } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";

// Rows of text as a whole arrive as fast as COPY brings them, and need no stream beside `pg`.
const stage = `create temporary table staged on commit drop as
  select gen_random_uuid() as id, r[1] as number, r[2] as first_name, r[3] as last_name, r[4] as email, r[5]::date as joined_on, nullif(r[6], '') as manager
    from (select string_to_array(line, ',') as r from unnest(string_to_array($1, E'\\n')) with ordinality as l (line, n) where n > 1) as lines`;

const steps = [
  "create index on staged (email)",
  "analyze staged",
  `insert into {employee} (id, external_employee_id, first_name, last_name, display_name, work_email, joined_on, created_at, updated_at)
   select id, number, first_name, last_name, first_name || ' ' || last_name, email, joined_on, now(), now() from staged`,
  `insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
   select gen_random_uuid(), id, 'STATUS', 'ACTIVE', daterange(joined_on, null), now() from staged`,
  `insert into {assignment} (id, employee_id, kind, manager_id, valid, recorded_at)
   select gen_random_uuid(), s.id, 'REPORTING_LINE', m.id, daterange(s.joined_on, null), now() from staged s join staged m on m.email = s.manager`,
];

/** B2: the lines of a file staged and turned into people by plain SQL in one transaction, without a plan; milliseconds. */
export async function rawImport(client: pg.Client, { schemaName }: Tenant, file: string): Promise<number> {
  const start = performance.now();
  await client.query("begin");
  await client.query(stage, [file]);
  for (const step of steps) await client.query(qualifyTables(step, schemaName));
  await client.query("commit");
  return performance.now() - start;
}
