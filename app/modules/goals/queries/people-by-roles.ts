import { holdsAdminAccess, holdsCustomAccess } from "#app/modules/access/index.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { generalGoalRoles } from "../domain/template-privileges.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type GeneralRole = (typeof generalGoalRoles)[number];
/** How many working people hold exactly these general roles. `key` is the roles as a bit set in SQL. */
export type RoleGroup = { key: number; roles: GeneralRole[]; people: number };

const bits: readonly [GeneralRole, number][] = [
  ["GOAL_ADMIN", 1],
  ["GOAL_CUSTOM_ADMIN", 2],
  ["MANAGER", 4],
];

/** Common table expression `members(employee_id, key)`: everybody working here today and true of `among`, with their general roles. */
export function membersAmong(among: Sql, today: string): Sql {
  return sql`members(employee_id, key) as (
  select e.id,
         (${holdsAdminAccess(["GOAL_ADMIN"])})::int
         + 2 * (${holdsCustomAccess("GOAL_INSIGHTS")})::int
         + 4 * (exists (select from {assignment} a where a.manager_id = e.id and ${liveReportingLine(today)}))::int
    from {employee} e
   where exists (select from {assignment} s where s.employee_id = e.id and s.kind = 'STATUS' and s.status <> 'LEFT'
                  and s.superseded_at is null and s.valid @> ${today}::date) and (${among}))`;
}

export function rolesOfKey(key: number): GeneralRole[] {
  return ["GOAL_USER", ...bits.filter(([, bit]) => (key & bit) !== 0).map(([role]) => role)];
}

/** People of the company by the general roles they hold, at most eight groups. */
export async function peopleByRoles(context: Context, among: Sql): Promise<RoleGroup[]> {
  const members = membersAmong(among, context.today());
  const rows = await context.rows<{ key: number; people: number }>(
    sql`with recursive ${members} select key, count(*)::int as people from members group by key order by key`,
  );
  return rows.map(({ key, people }) => ({ key, roles: rolesOfKey(key), people }));
}
