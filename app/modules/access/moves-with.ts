import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";

/** What somebody administers ends with their access; it is given to others by hand. */
export const accessMovesWith: MovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "EXIT")
      return [
        {
          label: "lifecycle.kinds",
          count: await countOf(
            context,
            sql`select ((select count(*) from {admin_access} a where a.employee_id = ${employeeId})
              + (select count(*) from {custom_role_holder} h where h.employee_id = ${employeeId}))::int as count`,
          ),
        },
      ];
    return [];
  },
};
