import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { attachFiles } from "#app/platform/files/attachments/attachments.ts";
import { filesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { holdAsk } from "../data/hold.ts";
import { storeAnswer } from "../data/store-answer.ts";
import { ids } from "../domain/ids.ts";
import { bodyInput, sentimentInput } from "./feedback-input.ts";
import { requireMove } from "./move-ask.ts";
import { writeDown } from "./write-down.ts";

export const answerRequestInput = z.object({
  askId: ids.ask,
  body: bodyInput.describe("The answer; at most 5,000 characters."),
  sentiment: sentimentInput,
});

export const answerRequestForm = answerRequestInput.extend({ attachments: filesInput });

/** Gives the feedback one was asked for, to those who were named as its readers. */
export async function answerRequest(
  context: Context,
  { askId, body, sentiment }: z.output<typeof answerRequestInput>,
  files: readonly File[] = [],
): Promise<{ feedbackId: string }> {
  const { ask, request, state } = await holdAsk(context, "answer", askId);
  requireMove(state, "answer");
  const feedbackId = context.newId();
  const authorId = context.actor.employeeId;
  await storeAnswer(
    context,
    { feedbackId, askId, authorId, authorName: null, body, sentiment },
    request,
    context.today(),
  );
  await attachFiles(context, { about: "Feedback", record: feedbackId }, files, {
    takes: "anything",
    field: "attachments",
  });
  Object.assign(ask, { state: "ANSWERED", changedAt: context.clock.now() });
  await context.em.flush();
  await writeDown(
    context,
    "feedback.request-answered",
    { askId, feedbackId },
    { action: "answer-request", subject: "FeedbackAsk", id: askId, detail: { feedbackId } },
  );
  return { feedbackId };
}
