import { randomUUID } from "node:crypto";
import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { storeAnswer } from "../data/store-answer.ts";
import { feedbackEvent } from "../events.ts";
import { linkSpent, openAsk, tenantOfLink } from "../queries/outside-ask.ts";
import { bodyInput, sentimentInput } from "./feedback-input.ts";
import { sql } from "#tenancy/sql.ts";

export const answerOutsideInput = z.object({
  company: z.string().max(100),
  token: z.string().max(200),
  body: bodyInput,
  sentiment: sentimentInput,
});

export type OutsideScope = Pick<RequestScope, "database" | "clock" | "requestId">;

/** Somebody outside answers by their link, which works once: of two at the same time one finds it used. */
export async function answerOutside(
  scope: OutsideScope,
  { company, token, body, sentiment }: z.output<typeof answerOutsideInput>,
): Promise<void> {
  const tenant = await tenantOfLink(scope, company);
  await inUnitOfWork(scope.database, tenant, {}, async (unit) => {
    const { clock, requestId } = scope;
    const context = { rows: unit.rows, clock, requestId, tenant, actor: { employeeId: null } };
    const ask = await openAsk(context, token, { held: true });
    if (!ask) throw linkSpent();
    const feedbackId = randomUUID();
    const today = localDate(clock.now(), ask.timeZone);
    const answer = { feedbackId, askId: ask.askId, authorId: null, authorName: ask.name, body, sentiment };
    await storeAnswer(context, answer, ask, today);
    await context.rows(
      sql`update {feedback_ask} set state = 'ANSWERED', token_hash = null, changed_at = ${clock.now()},
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
