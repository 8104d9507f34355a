import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { readCycle } from "../data/cycle-record.ts";
import { ReviewReviewee } from "../data/entities.ts";
import { readReviewee, resultFacts, type ReviewResult } from "../data/reviewee-record.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { gridOf, ratingOfBox } from "../domain/rating-of-box.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const place = z.coerce.number().int().min(1).max(5).nullable().optional();

export const promotionStatuses = ["NOT_PROPOSED", "PROPOSED", "APPROVED", "DECLINED"] as const;

export const settleResultInput = z.object({
  revieweeId: ids.reviewee,
  optionId: z.string().max(64).nullable().optional().describe("The option of the cycle's calibration question."),
  row: place.describe("The row of the grid, 1 is the lowest."),
  column: place.describe("The column of the grid, 1 is the leftmost."),
  promotionStatus: z.enum(promotionStatuses).nullable().optional().describe("Whether a promotion is proposed."),
  reason: textInput({ most: 1000, missing: "reviews.reason-needed", tooLong: "reviews.too-long" }).describe(
    "Why it is so; kept with the change.",
  ),
  version: versionRead,
});
export type SettleResultInput = z.output<typeof settleResultInput>;
/** `result` is what counts from then on. */
export type SettledResult = { revieweeId: string; version: number; result: ReviewResult };

/**
 * Says what the result of a review is: the only writer of it. What is left out stays, but whoever is put in a box has the
 * rating that the box stands for. Refused once the result was shared
 * or answered, until it is reopened; and where somebody has changed it since it was read (`version`). A room whose own
 * rules let somebody settle (a calibration group) has asked them, and says so by `authorized`.
 */
export async function settleResult(
  context: Context,
  input: SettleResultInput,
  { authorized = false }: { authorized?: boolean } = {},
): Promise<SettledResult> {
  const { revieweeId, promotionStatus, reason, version } = input;
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  if (!authorized) await authorize(context, "settle", await resultFacts(context, reviewee));
  const cycle = await readCycle(context, reviewee.cycleId);
  requireInside(cycle.settings, input);
  const record = await holdRecord(
    context,
    ReviewReviewee,
    { id: revieweeId },
    { version, subject: "ReviewResult", changedBy: ["reviews.settle"] },
  );
  if (cycle.state !== "IN_PROGRESS") throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  if (record.sharedAt || record.outcome) throw conflict("reviews.result-shared", "The result was shared.");
  if (record.removedAt) throw conflict("reviews.reviewee-removed", "The person is no longer part of the cycle.");
  const before = { option: record.settledOption, row: record.settledRow, column: record.settledColumn };
  const result = resultAfter(cycle.settings, standingOf(record), input);
  Object.assign(record, { settledOption: result.option, settledRow: result.row, settledColumn: result.column });
  if (promotionStatus !== undefined) record.promotionStatus = promotionStatus;
  record.settledBy = context.actor.employeeId;
  record.settledAt = context.clock.now();
  record.settledReason = reason;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.settled",
    { revieweeId, cycleId: record.cycleId },
    { action: "settle", subject: "ReviewResult", id: revieweeId, detail: { before, after: result } },
  );
  return { revieweeId, version: record.version, result };
}

type Kept = Partial<
  Record<`${"settled" | "proposed"}Option`, string | null> &
    Record<`${"settled" | "proposed"}${"Row" | "Column"}`, number | null>
>;

/** What was never settled begins with what was proposed. */
function standingOf(kept: Kept): ReviewResult {
  return {
    option: kept.settledOption ?? kept.proposedOption ?? null,
    row: kept.settledRow ?? kept.proposedRow ?? null,
    column: kept.settledColumn ?? kept.proposedColumn ?? null,
  };
}

function resultAfter(settings: CycleSettings, before: ReviewResult, input: SettleResultInput): ReviewResult {
  const { optionId, row = before.row, column = before.column } = input;
  const placed = (input.row !== undefined || input.column !== undefined) && row && column;
  const rating = placed ? ratingOfBox(settings, { row, column }) : null;
  return { option: optionId === undefined ? (rating ?? before.option) : optionId, row, column };
}

function requireInside(settings: CycleSettings, { optionId, row, column }: SettleResultInput): void {
  const { options } = settings.calibration;
  if (optionId && !options.some(({ id }) => id === optionId))
    throw invalid("reviews.unknown-option", "There is no such option.", {
      fields: { optionId: "reviews.unknown-option" },
    });
  const grid = gridOf(settings);
  const outside = (at: number | null | undefined, most: number) => at !== null && at !== undefined && at > most;
  if (outside(row, grid?.rows ?? 0) || outside(column, grid?.columns ?? 0))
    throw invalid("reviews.outside-grid", "The grid has no such box.", { fields: { row: "reviews.outside-grid" } });
}
