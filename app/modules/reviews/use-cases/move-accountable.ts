import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { addForm } from "../data/add-form.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { ReviewForm, ReviewManagerChange, ReviewReviewee } from "../data/entities.ts";
import { spanOf } from "../domain/plan-cycle.ts";
import { withdrawForms } from "./withdraw-forms.ts";
import { writeDown } from "./write-down.ts";

type Move = {
  revieweeId: string;
  managerId: string | null;
  actId: string;
  reason: string;
  by: string | null;
  told?: boolean;
};

/**
 * Somebody else is accountable: the form of the former manager is withdrawn with all that stands in it, unless it was
 * submitted, and the new one has a form. Who was accountable before is kept, so that it can be taken back. With `told` the new
 * one hears of it from the caller.
 */
export async function moveAccountable(
  context: Context,
  cycle: CycleRecord,
  { revieweeId, managerId, actId, reason, by, told = false }: Move,
): Promise<boolean> {
  const record = await holdRecord(
    context,
    ReviewReviewee,
    { id: revieweeId },
    { version: undefined, subject: "ReviewResult", changedBy: [] },
  );
  if (record.sharedAt) throw conflict("reviews.result-shared", "The result was shared.");
  const before = record.managerId ?? null;
  if (before === managerId) return false;
  record.managerId = managerId;
  const former = await context.em.find(ReviewForm, { revieweeId, provider: "MANAGER", removedAt: null });
  const waiting = former.filter(({ status }) => status !== "SUBMITTED");
  for (const form of waiting) form.removedAt = context.clock.now();
  context.em.create(ReviewManagerChange, {
    ...{ id: context.newId(), revieweeId, actId, beforeId: before, afterId: managerId, changedBy: by },
    changedAt: context.clock.now(),
  } as never);
  await context.em.flush();
  await withdrawForms(context, waiting);
  if (managerId && cycle.settings.reviewers.providers.includes("MANAGER")) {
    const { opensOn, dueOn } = spanOf(cycle.settings, "MANAGER", String(record.anchorOn));
    const today = context.today();
    const due = dueOn > today ? dueOn : today;
    await addForm(context, { revieweeId, provider: "MANAGER", reviewerId: managerId, opensOn, dueOn: due, told });
  }
  await writeDown(
    context,
    "reviews.reviewee-changed",
    { revieweeId, change: "MANAGER" },
    { action: "change-manager", subject: "ReviewResult", id: revieweeId, detail: { before, after: managerId, reason } },
  );
  return true;
}
