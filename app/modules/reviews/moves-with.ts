import type { MovesWith } from "#app/platform/contributions/moves-with.ts";
import { countOf } from "#app/platform/data/count-of.ts";
import { sql } from "#tenancy/sql.ts";
import { reviewPlaces } from "./review-places.ts";
import { openReviews } from "./use-cases/hand-over-reviews.ts";

/**
 * Reviews that somebody who goes away is accountable for go over to others; what only they can say of colleagues is given to
 * others by who runs the cycle. A joiner's first review is begun from their journey.
 */
export const reviewsMoveWith: MovesWith = {
  begins: [{ key: "first", label: "lifecycle.begin", href: (employeeId) => reviewPlaces.probation(employeeId) }],
  handsOver: [openReviews],
  says: async (context, { move, employeeId }) => {
    if (!employeeId) return [];
    if (move === "MOVE")
      return [
        {
          label: "lifecycle.own",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id
              where r.employee_id = ${employeeId} and c.state = 'IN_PROGRESS' and r.removed_at is null and r.shared_at is null`,
          ),
        },
      ];
    if (move === "EXIT" || move === "LEAVE")
      return [
        { label: "lifecycle.open", count: (await openReviews.open(context, employeeId)).length },
        {
          label: "lifecycle.forms",
          count: await countOf(
            context,
            sql`select count(*)::int as count from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
              join {review_cycle} c on c.id = r.cycle_id where f.reviewer_id = ${employeeId}
              and f.provider <> 'MANAGER' and c.state = 'IN_PROGRESS'
              and f.status <> 'SUBMITTED' and f.removed_at is null and r.removed_at is null`,
          ),
        },
      ];
    return [];
  },
};
