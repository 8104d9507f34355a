import type { FactColumns } from "#app/platform/ability/to-sql.ts";
import { peopleInside } from "./org-unit-sql.ts";
import { isBelow } from "./reporting-line-sql.ts";
import { anyOf, sql } from "#tenancy/sql.ts";

/** Where the facts of an Employee live, for rules as SQL on a row of `{employee} e`; rights follow the line of `today`. */
export function employeeColumns(today: string): FactColumns {
  return {
    id: sql`e.id`,
    managerIds: (managerIds) => anyOf(managerIds.map((managerId) => isBelow(sql`e.id`, String(managerId), today))),
    orgUnitIds: (unitIds) => sql`e.id in ${peopleInside(unitIds, today)}`,
  };
}
