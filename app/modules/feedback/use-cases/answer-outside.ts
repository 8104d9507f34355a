import { randomUUID } from "node:crypto";
import { z } from "zod";
import { answerByLink, outsideLinkFields, type OutsideScope } from "#app/platform/outside-links/outside-link.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { storeAnswer } from "../data/store-answer.ts";
import { openAsk } from "../queries/outside-ask.ts";
import { bodyInput, sentimentInput } from "./feedback-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const answerOutsideInput = z.object({
  ...outsideLinkFields,
  body: bodyInput,
  sentiment: sentimentInput,
});

/** Somebody outside answers what they were asked. */
export async function answerOutside(
  scope: OutsideScope,
  { body, sentiment, ...link }: z.output<typeof answerOutsideInput>,
): Promise<void> {
  await answerByLink(scope, { room: "feedback", ...link }, openAsk, async (context, ask) => {
    const feedbackId = randomUUID();
    const now = context.clock.now();
    const today = localDate(now, ask.timeZone);
    const answer = { feedbackId, askId: ask.askId, authorId: null, authorName: ask.name, body, sentiment };
    await storeAnswer(context, answer, ask, today);
    await context.rows(
      sql`update {feedback_ask} set state = 'ANSWERED', token_hash = null, changed_at = ${now},
        version = version + 1 where id = ${ask.askId}`,
    );
    await writeDown(
      context,
      "feedback.request-answered",
      { askId: ask.askId, feedbackId },
      { action: "answer-outside", subject: "FeedbackAsk", id: ask.askId, detail: { feedbackId } },
    );
  });
}
