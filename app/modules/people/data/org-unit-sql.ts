import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import { live } from "./live.ts";

/** A live seat in an org unit called `a`, on the date its one `?` takes. */
export const liveSeat = live("a", "ORG_UNIT");

/** A subquery: the ids of everybody who sits in one of these org units, or below one, on the day. */
export function peopleInside(unitIds: readonly Scalar[], day: string): SqlFragment {
  const marks = unitIds.map(() => "?::uuid").join(", ") || "null";
  return {
    text: `(with recursive inside(id) as (
      select id from {org_unit} where id in (${marks}) union select u.id from inside i join {org_unit} u on u.parent_id = i.id)
      select a.employee_id from {assignment} a where a.org_unit_id in (select id from inside) and ${liveSeat})`,
    values: [...unitIds, day],
  };
}
