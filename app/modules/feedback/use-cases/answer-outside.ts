import { randomUUID } from "node:crypto";
import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { answerByLink, outsideLinkFields, type OutsideScope } from "#app/platform/outside-links/outside-link.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { storeAnswer } from "../data/store-answer.ts";
import { feedbackEvent } from "../events.ts";
import { openAsk } from "../queries/outside-ask.ts";
import { bodyInput, sentimentInput } from "./feedback-input.ts";
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
    await recordEvent(context, feedbackEvent("feedback.request-answered", { askId: ask.askId, feedbackId }));
    await writeAuditEntry(context, {
      action: "feedback.answer-outside",
      subjectType: "FeedbackAsk",
      subjectId: ask.askId,
      detail: { feedbackId },
    });
  });
}
