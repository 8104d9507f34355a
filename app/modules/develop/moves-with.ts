import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";

/** A development plan stays with the person; it rests while nobody works on it. */
export const developMovesWith: MovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "EXIT" || move === "MOVE")
      return [
        {
          label: "lifecycle.plan",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {growth_plan} p
              where p.employee_id = ${employeeId} and p.state <> 'CLOSED'`,
          ),
        },
      ];
    return [];
  },
};
