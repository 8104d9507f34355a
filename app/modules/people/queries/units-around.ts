import type { Context } from "#app/platform/context/context.ts";
import { liveSeat } from "../data/org-unit-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** The org units that all of these people sit in today, directly or further down; none where one of them sits nowhere. */
export async function unitsAround(context: Context, employeeIds: readonly string[]): Promise<string[]> {
  const asked = [...new Set(employeeIds)];
  if (asked.length === 0) return [];
  const rows = await context.rows<{ id: string }>(
    sql`with recursive seat(employee_id, unit_id) as (
       select a.employee_id, a.org_unit_id from {assignment} a where a.employee_id = any(${asked}::uuid[])
         and ${liveSeat(context.today())}
       union
       select s.employee_id, u.parent_id from seat s join {org_unit} u on u.id = s.unit_id where u.parent_id is not null)
     select unit_id as id from seat group by unit_id having count(*) = ${asked.length} order by unit_id`,
  );
  return rows.map(({ id }) => id);
}

/** For each of many people the org units they sit in today, directly or further down, in one statement. */
export async function unitsAroundEach(
  context: Context,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => readonly string[]> {
  const asked = [...new Set(employeeIds)];
  if (asked.length === 0) return () => [];
  const rows = await context.rows<{ employeeId: string; unitIds: string[] }>(
    sql`with recursive seat(employee_id, unit_id) as (
       select a.employee_id, a.org_unit_id from {assignment} a where a.employee_id = any(${asked}::uuid[])
         and ${liveSeat(context.today())}
       union
       select s.employee_id, u.parent_id from seat s join {org_unit} u on u.id = s.unit_id where u.parent_id is not null)
     select employee_id as "employeeId", array_agg(unit_id::text order by unit_id) as "unitIds" from seat group by employee_id`,
  );
  const known = new Map(rows.map(({ employeeId, unitIds }) => [employeeId, unitIds]));
  return (employeeId) => known.get(employeeId) ?? [];
}
