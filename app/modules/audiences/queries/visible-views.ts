import type { Context } from "#app/platform/context/context.ts";
import type { ViewRecord } from "../data/view-record.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type VisibleView = ViewRecord & { ownerName: string; opensFirst: boolean; updatedAt: Date };

/** Views the actor may see, their own first, at most 200: one's own and what is shared, as the rules say. */
export function visibleViews(context: Context, narrowed: Sql): Promise<VisibleView[]> {
  const me = context.actor.employeeId;
  return context.rows<VisibleView>(
    sql`select v.id, v.owner_id as "ownerId", v.path, v.query, v.name, v.shared, v.version, v.updated_at as "updatedAt",
      e.display_name as "ownerName",
            exists (select from {saved_view_default} d where d.view_id = v.id
              and d.employee_id = ${me} and d.path = v.path) as "opensFirst"
       from {saved_view} v join {employee} e on e.id = v.owner_id
      where v.deleted_at is null and (v.owner_id = ${me} or v.shared) and (${narrowed})
      order by v.owner_id <> ${me}, lower(v.name), v.id limit 200`,
  );
}
