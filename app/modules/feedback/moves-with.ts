import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";

/** Feedback that was asked of somebody who leaves can no longer be given. */
export const feedbackMovesWith: MovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "EXIT")
      return [
        {
          label: "lifecycle.asked",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {feedback_ask} a
              where a.provider_id = ${employeeId} and a.state in ('ASKED', 'ACCEPTED')`,
          ),
        },
      ];
    return [];
  },
};
