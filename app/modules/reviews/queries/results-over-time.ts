import type { Context } from "#app/platform/context/context.ts";
import { resultsReadable } from "../data/result-rules-sql.ts";
import { resultColumns, type ReviewResult } from "../data/reviewee-record.ts";
import { readSettings } from "../domain/cycle-settings.ts";
import type { Scores } from "../domain/scores.ts";
import type { Audience } from "../domain/visibility.ts";
import { numbers, resultOf } from "./result-content.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A result of somebody beside their others, as far as its reader may know it. */
export type ResultInTime = {
  revieweeId: string;
  cycleId: string;
  cycle: string;
  /** The day the review began. */
  on: string;
  result: string | null;
  box: string | null;
  sharedAt: string | null;
  scores: Scores | null;
};

type Row = Omit<ResultInTime, "result" | "box" | "scores"> & {
  settings: unknown;
  proposed: ReviewResult | null;
  settled: ReviewResult | null;
  scores: Scores;
};

const most = 12;

/**
 * The results of one person that the actor may read, the oldest first. As the person reviewed they are read once they are
 * shared, and no more of them than each shares.
 */
export async function resultsOverTime(
  context: Context,
  employeeId: string,
  audience: Audience,
): Promise<ResultInTime[]> {
  const asReviewee = audience === "REVIEWEE";
  const rows = await context.rows<Row>(
    sql`select r.id as "revieweeId", c.id as "cycleId", c.name as cycle, r.anchor_on::text as "on", c.settings,
        ${instant(sql`r.shared_at`)} as "sharedAt", ${resultColumns}
      from {review_reviewee} r join {review_cycle} c on c.id = r.cycle_id and c.state in ('IN_PROGRESS', 'PUBLISHED')
     where r.employee_id = ${employeeId} and r.removed_at is null and (${await resultsReadable(context)})
       and ${asReviewee ? sql`r.shared_at is not null` : sql`(r.shared_at is not null or r.score_overall is not null)`}
     order by c.period_ends_on desc, r.anchor_on desc, r.id limit ${most}`,
  );
  return rows.toReversed().map(({ settings, proposed, settled, scores, ...row }) => {
    const read = readSettings(settings);
    const stands = resultOf({ settings: read }, { proposed, settled }, audience);
    return {
      ...row,
      result: stands?.label || null,
      box: stands?.box ?? null,
      scores: asReviewee && !read.sharing.overallScore ? null : numbers(scores),
    };
  });
}
