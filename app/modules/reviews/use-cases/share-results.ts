import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { readCycle } from "../data/cycle-record.ts";
import { ReviewReviewee } from "../data/entities.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import { reasonInput } from "./review-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const oneReviewee = z.object({ revieweeId: ids.reviewee });
export const reopenResultInput = oneReviewee.extend({ reason: reasonInput });
export type DoneReviewee = { revieweeId: string };

/** The person reviewed reads their result from now on, as the cycle says; managers share where the cycle lets them. */
export async function shareResult(
  context: Context,
  { revieweeId }: z.output<typeof oneReviewee>,
): Promise<DoneReviewee> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  const facts = await resultFacts(context, reviewee);
  await authorize(context, "share", facts);
  const cycle = await readCycle(context, reviewee.cycleId);
  const runs = (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed;
  if (!runs && cycle.settings.sharing.mode !== "MANAGER")
    throw conflict("reviews.not-shared-by-managers", "Who runs the cycle shares results.");
  if (cycle.state === "DRAFT" || cycle.state === "CANCELLED")
    throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  const record = await hold(context, revieweeId);
  if (record.removedAt) throw conflict("reviews.reviewee-removed", "The person is no longer part of the cycle.");
  if (record.sharedAt) return { revieweeId };
  await requireSubmitted(context, revieweeId);
  record.sharedAt = context.clock.now();
  record.sharedBy = context.actor.employeeId;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.shared",
    { cycleId: cycle.id, revieweeIds: [revieweeId] },
    { action: "share", subject: "ReviewResult", id: revieweeId },
  );
  return { revieweeId };
}

async function requireSubmitted(context: Context, revieweeId: string): Promise<void> {
  const open = await context.rows(
    sql`select from {review_form} f where f.reviewee_id = ${revieweeId} and f.provider = 'MANAGER'
      and f.status <> 'SUBMITTED' and f.removed_at is null`,
  );
  if (open.length > 0) throw conflict("reviews.manager-not-done", "The manager has not submitted their form.");
}

/** A shared result is taken back to be changed, with a reason; what was answered to it stands in the history. */
export async function reopenResult(
  context: Context,
  { revieweeId, reason }: z.output<typeof reopenResultInput>,
): Promise<DoneReviewee> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  await authorize(context, "reopen", await resultFacts(context, reviewee));
  const record = await hold(context, revieweeId);
  if (!record.sharedAt) throw conflict("reviews.not-shared", "The result was not shared.");
  const outcome = record.outcome ?? null;
  Object.assign(record, {
    sharedAt: null,
    sharedBy: null,
    outcome: null,
    outcomeAt: null,
    reopenedAt: context.clock.now(),
  });
  await context.em.flush();
  await writeDown(
    context,
    "reviews.result-reopened",
    { revieweeId },
    { action: "reopen-result", subject: "ReviewResult", id: revieweeId, detail: { reason, outcome } },
  );
  return { revieweeId };
}

function hold(context: Context, id: string) {
  return holdRecord(context, ReviewReviewee, { id }, { version: undefined, subject: "ReviewResult", changedBy: [] });
}
