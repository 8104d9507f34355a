import { holdsAdminAccess } from "#app/modules/access/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { reviewPlaces } from "../review-places.ts";
import { sql } from "#tenancy/sql.ts";

/** What was missed longer ago is no news. */
const mostDaysAgo = 7;

/** Who runs review cycles is told of the days on which forms are due and still open: before such a day, and once it has gone by. */
export function cyclesDueSoon(_: Context, { from, until }: DaysAhead): NearDue {
  return {
    rows: sql`select e.id as recipient_id, case when x.due_on < ${from}::date then 'cycle-missed' else 'cycle-near' end as kind,
        x.cycle_id::text || case when x.due_on < ${from}::date then ' missed' else ' near' end as key, x.due_on,
        jsonb_build_object('cycleId', x.cycle_id, 'cycle', x.name, 'count', x.count) as said
      from (select c.id as cycle_id, c.name, f.due_on, count(*)::int as count
          from {review_cycle} c join {review_reviewee} r on r.cycle_id = c.id and r.removed_at is null
            join {review_form} f on f.reviewee_id = r.id and f.removed_at is null and f.status <> 'SUBMITTED'
          where c.state = 'IN_PROGRESS' and c.launched_at < ${from}::date and r.shared_at is null
            and f.due_on between ${from}::date - ${mostDaysAgo}::int and ${until}::date
          group by c.id, c.name, f.due_on) x
        join {employee} e on ${holdsAdminAccess(["REVIEW_ADMIN"])}`,
    read: ({ cycleId, cycle, count }: { cycleId: string; cycle: string; count: number }, date) => ({
      params: { cycle, count, date },
      link: `${reviewPlaces.screen("company", "completion-status")}?cycle=${cycleId}`,
    }),
  };
}
