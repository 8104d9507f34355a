import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { holdFeedback } from "../data/hold.ts";
import { ids } from "../domain/ids.ts";
import { shortInput, type OneFeedback } from "./feedback-input.ts";
import { writeDown } from "./write-down.ts";

/** Thanks for a feedback, once. */
export async function thankForFeedback(context: Context, { feedbackId }: OneFeedback): Promise<OneFeedback> {
  const feedback = await holdFeedback(context, "thank", feedbackId);
  if (feedback.thankedAt !== null) return { feedbackId };
  feedback.thankedAt = context.clock.now();
  await context.em.flush();
  await writeDown(
    context,
    "feedback.thanked",
    { feedbackId },
    { action: "thank", subject: "Feedback", id: feedbackId },
  );
  return { feedbackId };
}

export const noteChangeInput = z.object({
  feedbackId: ids.feedback,
  version: versionRead,
  note: shortInput("feedback.note-needed", 1000).describe("What the receiver has changed; at most 1,000 characters."),
});

/** Tells what one has changed because of a feedback: everybody who reads that reads this too. */
export async function noteChange(
  context: Context,
  { feedbackId, version, note }: z.output<typeof noteChangeInput>,
): Promise<OneFeedback & { version: number }> {
  const feedback = await holdFeedback(context, "thank", feedbackId, { version });
  if (feedback.changeNote === note) return { feedbackId, version: feedback.version };
  Object.assign(feedback, { changeNote: note, changeNotedAt: context.clock.now() });
  await context.em.flush();
  await writeDown(
    context,
    "feedback.change-noted",
    { feedbackId },
    { action: "note-change", subject: "Feedback", id: feedbackId },
  );
  return { feedbackId, version: feedback.version };
}
