import type { FactColumns } from "#app/platform/ability/to-sql.ts";
import { peopleInside } from "./org-unit-sql.ts";
import { reportsOf } from "./reporting-line-sql.ts";

/** Where the facts of an Employee live, for rules as SQL on a row of `{employee} e`; rights follow the line of `today`. */
export function employeeColumns(today: string): FactColumns {
  return {
    id: "e.id",
    managerIds: (managerIds) => ({
      text: managerIds.map(() => `e.id in (with recursive ${reportsOf} select employee_id from below)`).join(" or "),
      values: managerIds.flatMap((managerId) => [managerId, today, today]),
    }),
    orgUnitIds: (unitIds) => {
      const inside = peopleInside(unitIds, today);
      return { text: `e.id in ${inside.text}`, values: inside.values };
    },
  };
}
