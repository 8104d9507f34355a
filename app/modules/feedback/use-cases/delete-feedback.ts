import type { Context } from "#app/platform/context/context.ts";
import { type AsRead } from "#app/platform/data/hold-record.ts";
import { setDeleted } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { FeedbackRecord } from "../data/entities.ts";
import { requireFeedbackFacts } from "../data/feedback-facts.ts";
import { holdFeedback } from "../data/hold.ts";
import type { OneFeedback } from "./feedback-input.ts";
import { writeDown } from "./write-down.ts";

/** Takes a feedback out of everybody's sight; whoever may delete it may bring it back. */
export async function deleteFeedback(
  context: Context,
  { feedbackId, version }: AsRead<OneFeedback>,
): Promise<OneFeedback> {
  const feedback = await holdFeedback(context, "delete", feedbackId, { version });
  await setDeleted(context, feedback, true);
  await writeDown(
    context,
    "feedback.deleted",
    { feedbackId },
    { action: "delete", subject: "Feedback", id: feedbackId },
  );
  return { feedbackId };
}

/** Brings a deleted feedback back, to the readers it had: its author what they deleted, an administrator what one took away. */
export async function restoreFeedback(context: Context, { feedbackId }: OneFeedback): Promise<OneFeedback> {
  const feedback = await holdFeedback(context, "delete", feedbackId, { deleted: true });
  if (!(await mayBringBack(context, feedback))) throw notFound("Feedback");
  await setDeleted(context, feedback, false);
  await writeDown(
    context,
    "feedback.restored",
    { feedbackId },
    { action: "restore", subject: "Feedback", id: feedbackId },
  );
  return { feedbackId };
}

/** Asked as if it were its deleter's own: its author does not bring back what a moderator took away, nor the other way round. */
async function mayBringBack(context: Context, { id, authorId, deletedBy }: FeedbackRecord): Promise<boolean> {
  if (!deletedBy || deletedBy === context.actor.employeeId) return true;
  const facts = await requireFeedbackFacts(context, id, { deleted: true });
  return (
    deletedBy !== authorId && (await context.ability()).decide("delete", { ...facts, authorId: deletedBy }).allowed
  );
}
