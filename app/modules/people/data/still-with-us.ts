import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { live, type Day } from "./live.ts";

/**
 * Condition on an employee's id: they have not left. Access ends with the last day by the company's own calendar, or at the
 * time of that day that was set, where the person lives. A last day that is yet to come keeps nobody out, and who comes
 * back is in again from their first day. Every door asks this one condition.
 */
export function isStillWithUs(id: Sql, now: Date): Sql {
  return sql`not exists (select from {assignment} gone join {employee} leaver on leaver.id = gone.employee_id
      cross join {organization} company
    where gone.employee_id = ${id} and gone.kind = 'STATUS' and gone.superseded_at is null and gone.status = 'LEFT'
      and ${now}::timestamptz >= case when leaver.access_ends_at is null
        then lower(gone.valid)::timestamp at time zone company.time_zone else ${accessEnd} end
      and (upper_inf(gone.valid) or ${now}::timestamptz < upper(gone.valid)::timestamp at time zone company.time_zone))`;
}

/** The time zone somebody lives by on a day: their own, else of where they work then, else of the company. */
export function zoneOfPerson(person: Sql, company: Sql, day: Day): Sql {
  return sql`coalesce(${person}.time_zone,
    (select place.time_zone from {assignment} seat join {location} place on place.id = seat.location_id
      where seat.employee_id = ${person}.id and ${live("seat", "LOCATION", day)}), ${company}.time_zone)`;
}

const lastDay = sql`(lower(gone.valid) - 1)`;
/** The moment of the time that was set. */
const accessEnd = sql`(${lastDay} + leaver.access_ends_at)
  at time zone ${zoneOfPerson(sql`leaver`, sql`company`, lastDay)}`;

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
