import { ratedReviewees, type RatedReviewee } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** People of a cycle who are in no group yet. */
export async function ungrouped(context: Context, cycleId: string): Promise<RatedReviewee[]> {
  const taken = await context.rows<{ id: string }>(
    sql`select r.reviewee_id as id from {calibration_reviewee} r join {calibration_group} g on g.id = r.group_id
      where g.cycle_id = ${cycleId}`,
  );
  const grouped = new Set(taken.map(({ id }) => id));
  return (await ratedReviewees(context, cycleId)).filter(({ revieweeId }) => !grouped.has(revieweeId));
}
