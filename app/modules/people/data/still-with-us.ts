import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";

/**
 * Condition on an employee's id: they have not left by the company's own calendar. A last day that is yet to come keeps
 * nobody out, and who comes back is in again from their first day. Every door asks this one condition.
 */
export function isStillWithUs(id: Sql, now: Date): Sql {
  return sql`not exists (select from {assignment} gone cross join {organization} company
    where gone.employee_id = ${id} and gone.kind = 'STATUS' and gone.superseded_at is null and gone.status = 'LEFT'
      and gone.valid @> (${now}::timestamptz at time zone company.time_zone)::date)`;
}

/** The same for one person, asked at a door where no transaction of the company is open yet. */
export function stillWithUs(
  { database, clock }: { database: Database; clock: Clock },
  tenant: Tenant,
  employeeId: string,
): Promise<boolean> {
  const found = prepared(
    sql`select from {employee} e where e.id = ${employeeId} and ${isStillWithUs(sql`e.id`, clock.now())}`,
  );
  return inUnitOfWork(database, tenant, { readOnly: true }, async ({ rows }) => (await rows(found)).length === 1);
}
