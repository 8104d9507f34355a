import type { AdminKind } from "#app/platform/context/actor.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** True for rows of `{employee} e` who hold one of these kinds of admin access for the whole company. */
export function holdsAdminAccess(kinds: readonly AdminKind[]): Sql {
  return sql`exists (select from {admin_access} x where x.employee_id = e.id
    and x.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))}))`;
}

/** True for rows of `{employee} e` who hold this kind of admin access for one of these org units. */
export function holdsScopedAccess(kind: AdminKind, unitIds: readonly string[]): Sql {
  return sql`exists (select from {scoped_admin_access} x where x.employee_id = e.id and x.kind = ${sql.lit(kind)}
    and x.org_unit_id = any(${unitIds}::uuid[]))`;
}

/** A subquery: who holds this kind of admin access for a part of the company, as `id`, and for which units, as `unit_ids`. */
export function scopedHolders(kind: AdminKind): Sql {
  return sql`(select x.employee_id as id, array_agg(x.org_unit_id) as unit_ids from {scoped_admin_access} x
    where x.kind = ${sql.lit(kind)} group by x.employee_id)`;
}

/** True for rows of `{employee} e` who hold a custom role that gives this right. */
export function holdsRoleRight(right: string): Sql {
  return sql`exists (select from {custom_role_holder} h join {custom_role} r on r.id = h.role_id
    where h.employee_id = e.id and ${sql.lit(right)} = any(r.rights))`;
}

/** True for rows of `{employee} e` who are custom admins and were given this entry. */
export function holdsCustomAccess(entry: string): Sql {
  return sql`(${holdsAdminAccess(["CUSTOM_ADMIN"])} and exists (select from {custom_access} y where y.employee_id = e.id
    and y.entry = ${sql.lit(entry)}))`;
}
