import { isPresent, live } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { PeerPool } from "../domain/cycle-settings.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type NamedPool = Exclude<PeerPool, "ANYONE">;
/** Who is near enough to be thought of where anybody can be chosen. */
export const nearPools = ["SAME_MANAGER", "SAME_UNIT", "WORKS_WITH"] as const satisfies readonly NamedPool[];
export const namedPools = [
  ...nearPools,
  "JUNIORS",
  "SENIORS",
  "OUTSIDE_TEAM",
  "DLM",
] as const satisfies readonly NamedPool[];

type About = { employeeId: string; managerId: string | null };

/** A subquery of the ids of those who stand to somebody in this way today. */
function poolOf(context: Context, pool: NamedPool, about: About): Sql {
  const { employeeId, managerId } = about;
  const today = context.today();
  if (pool === "SAME_MANAGER")
    return sql`(select a.employee_id from {assignment} a where ${live("a", "REPORTING_LINE", today)}
      and a.manager_id = ${managerId}::uuid)`;
  if (pool === "SAME_UNIT")
    return sql`(select a.employee_id from {assignment} a where ${live("a", "ORG_UNIT", today)} and a.org_unit_id in
      (select o.org_unit_id from {assignment} o where ${live("o", "ORG_UNIT", today)} and o.employee_id = ${employeeId}))`;
  if (pool === "JUNIORS")
    return sql`(select a.employee_id from {assignment} a where ${live("a", "REPORTING_LINE", today)}
      and a.manager_id = ${employeeId}::uuid)`;
  if (pool === "DLM")
    return sql`(select a.manager_id from {assignment} a where ${live("a", "DOTTED_LINE", today)}
      and a.employee_id = ${employeeId}::uuid)`;
  if (pool === "SENIORS") return above(employeeId, today);
  if (pool === "OUTSIDE_TEAM")
    return sql`(select o.id from {employee} o where ${sql.join(
      (["SAME_MANAGER", "SAME_UNIT", "JUNIORS"] as const).map((own) => sql`o.id not in ${poolOf(context, own, about)}`),
      sql` and `,
    )} and o.id not in ${above(employeeId, today)})`;
  const circles = ["my-okrs", "my-initiatives"].flatMap((name) => context.circles[name]?.(employeeId) ?? []);
  if (circles.length === 0) return sql`(select null::uuid where false)`;
  return sql`(${sql.join(
    circles.map((circle) => sql`select * from ${circle} as circle`),
    sql` union `,
  )})`;
}

/** The ids of everybody above somebody, at any distance. */
function above(employeeId: string, today: string): Sql {
  return sql`(with recursive above(id) as (
    select a.manager_id from {assignment} a where ${live("a", "REPORTING_LINE", today)}
      and a.employee_id = ${employeeId}::uuid and a.manager_id is not null
    union select a.manager_id from above b join {assignment} a on a.employee_id = b.id
      and ${live("a", "REPORTING_LINE", today)} and a.manager_id is not null) select id from above)`;
}

/** People who are there and stand to somebody in one of these ways, by the first of them; never the manager. */
export async function peersInPools(
  context: Context,
  about: About,
  pools: readonly NamedPool[],
  among?: readonly string[],
): Promise<Map<string, NamedPool>> {
  const found = new Map<string, NamedPool>();
  for (const pool of pools) {
    const rows = await context.rows<{ id: string }>(
      sql`select e.id from {employee} e where e.id in ${poolOf(context, pool, about)}
          and ${isPresent(sql`e.id`, context.today())} and e.id <> ${about.employeeId}
          and e.id is distinct from ${about.managerId}::uuid
          and ${among ? sql`e.id = any(${[...among]}::uuid[])` : sql`true`}
        order by lower(e.display_name), e.id limit ${among ? 5000 : 12}`,
    );
    for (const { id } of rows) if (!found.has(id)) found.set(id, pool);
  }
  return found;
}
