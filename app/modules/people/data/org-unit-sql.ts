import type { Scalar } from "#app/platform/ability/conditions.ts";
import { type Day, live } from "./live.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A live seat in an org unit called `a`, on the day. */
export function liveSeat(day: Day): Sql {
  return live("a", "ORG_UNIT", day);
}

/** A subquery: the ids of everybody who sits in one of these org units, or below one, on the day. */
export function peopleInside(unitIds: readonly Scalar[] | Sql, day: string): Sql {
  return sql`(with recursive inside(id) as (
      select id from {org_unit} where id = any(${unitIds}::uuid[]) union select u.id from inside i
        join {org_unit} u on u.parent_id = i.id)
      select a.employee_id from {assignment} a where a.org_unit_id in (select id from inside) and ${liveSeat(day)})`;
}
