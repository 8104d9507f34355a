import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { holdDeleted } from "#app/platform/data/soft-deletion.ts";
import type { AskState } from "../domain/ask.ts";
import { Feedback, FeedbackAsk, FeedbackRequest } from "./entities.ts";
import { requireFeedbackFacts } from "./feedback-facts.ts";

type Options = { version?: number | undefined; deleted?: boolean };

/** The feedback, held, if the actor may do this to it; 404 where they may not see it, 403 with the rules otherwise. */
export async function holdFeedback(context: Context, action: string, id: string, options: Options = {}) {
  const { version, deleted = false } = options;
  await authorize(context, action, await requireFeedbackFacts(context, id, { deleted }));
  const held = { version, subject: "Feedback", changedBy: ["feedback.edit"] };
  const feedback = deleted
    ? await holdDeleted(context, Feedback, { id }, "Feedback")
    : await holdRecord(context, Feedback, { id, deletedAt: null }, held);
  // Who read it while it was being narrowed reads it no more.
  await authorize(context, action, await requireFeedbackFacts(context, id, { deleted }));
  return feedback;
}

/** What rules may test about one person's being asked. */
export type AskFacts = { kind: "FeedbackAsk"; requesterId: string; providerId: string | null };

/** One person's being asked, held with its state, and the request it is part of. */
export async function holdAsk(context: Context, action: string, id: string) {
  const ask = await holdRecord(
    context,
    FeedbackAsk,
    { id },
    { version: undefined, subject: "FeedbackAsk", changedBy: [] },
  );
  const request = await context.em.findOneOrFail(FeedbackRequest, { id: ask.requestId });
  const facts: AskFacts = { kind: "FeedbackAsk", requesterId: request.requesterId, providerId: ask.providerId ?? null };
  await authorize(context, action, facts);
  return { ask, request, state: ask.state as AskState };
}
