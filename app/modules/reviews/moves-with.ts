import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";

/** Forms that somebody who goes away has open are given to others by who runs the cycle. */
export const reviewsMoveWith: MovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "EXIT" || move === "LEAVE")
      return [
        {
          label: "lifecycle.forms",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
              join {review_cycle} c on c.id = r.cycle_id where f.reviewer_id = ${employeeId} and c.state = 'IN_PROGRESS'
              and f.status <> 'SUBMITTED' and f.removed_at is null and r.removed_at is null`,
          ),
        },
      ];
    return [];
  },
};
