import type { Context } from "#app/platform/context/context.ts";
import { live } from "../data/live.ts";
import { peopleOn } from "../data/people-on.ts";
import { liveReportingLine } from "../data/reporting-line-sql.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Where somebody stands today, by ids. */
export type PlacedPerson = {
  id: string;
  unitId: string | null;
  managerId: string | null;
  functionId: string | null;
  roleId: string | null;
  locationId: string | null;
};

export type PlacesOfPeople = {
  people: PlacedPerson[];
  /** By id of a unit or a manager: the one above. */
  above: Record<string, string>;
  /** By id of a unit, manager, function, role or location: what it is called. */
  names: Record<string, string>;
};

type Named = PlacedPerson & Record<"unit" | "manager" | "function" | "role" | "location", string | null>;

/** Where the people stand for whom `are` holds of `{employee} e`, with the trees above them; whoever asks. */
export async function placesOfPeople(context: Context, are: Sql): Promise<PlacesOfPeople> {
  const day = context.today();
  const rows = await context.rows<Named>(
    sql`select e.id, ou.id as "unitId", ou.name as unit, mg.id as "managerId", mg.display_name as manager,
        jf.id as "functionId", jf.name as function, jr.id as "roleId", jr.name as role, lo.id as "locationId",
        lo.name as location
      from ${peopleOn(day, sql`(select * from {employee} e where ${are}) e`)} order by e.id`,
  );
  const units = await context.rows<{ id: string; name: string; parentId: string | null }>(
    sql`select id, name, parent_id as "parentId" from {org_unit}`,
  );
  const lines = await context.rows<{ id: string; managerId: string; name: string }>(
    sql`select a.employee_id as id, a.manager_id as "managerId", m.display_name as name from {assignment} a
      join {employee} m on m.id = a.manager_id
      where ${liveReportingLine(day)} and exists (select from {assignment} b where b.manager_id = a.employee_id
        and ${live("b", "REPORTING_LINE", sql`${day}::date`)})`,
  );
  const above = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { id, name, parentId } of units) {
    names.set(id, name);
    if (parentId) above.set(id, parentId);
  }
  for (const { id, managerId, name } of lines) {
    above.set(id, managerId);
    names.set(managerId, name);
  }
  for (const row of rows)
    for (const [id, name] of [
      [row.unitId, row.unit],
      [row.managerId, row.manager],
      [row.functionId, row.function],
      [row.roleId, row.role],
      [row.locationId, row.location],
    ] as const)
      if (id && name) names.set(id, name);
  return { people: rows, above: Object.fromEntries(above), names: Object.fromEntries(names) };
}
