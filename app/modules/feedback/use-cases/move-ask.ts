import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { holdAsk } from "../data/hold.ts";
import { askMoves, mayMove, openStates, reminderEveryHours, type AskMove, type AskState } from "../domain/ask.ts";
import { ids } from "../domain/ids.ts";
import type { feedbackEvents } from "../events.ts";
import { shortInput, type OneAsk } from "./feedback-input.ts";
import { writeDown } from "./write-down.ts";

/** Refused where it stands otherwise by now: two people at it at once, or an old page. */
export function requireMove(state: AskState, move: AskMove): void {
  if (!mayMove(state, move))
    throw conflict("feedback.moved-meanwhile", `It is ${state} by now.`, { params: { state } });
}

type Announced = Extract<
  keyof typeof feedbackEvents,
  "feedback.request-accepted" | "feedback.request-declined" | "feedback.request-cancelled"
>;

async function move(
  context: Context,
  name: Exclude<AskMove, "answer" | "ask-again">,
  { askId, reason }: OneAsk & { reason?: string },
  event: Announced,
): Promise<OneAsk> {
  const { ask, state } = await holdAsk(context, name, askId);
  requireMove(state, name);
  Object.assign(ask, { state: askMoves[name].to, reason: reason ?? null, changedAt: context.clock.now() });
  await context.em.flush();
  await writeDown(context, event, { askId }, { action: `${name}-request`, subject: "FeedbackAsk", id: askId });
  return { askId };
}

/** Says that one will answer. */
export const acceptRequest = (context: Context, input: OneAsk) =>
  move(context, "accept", input, "feedback.request-accepted");

export const declineRequestInput = z.object({
  askId: ids.ask,
  reason: shortInput("feedback.reason-needed", 500).describe("Why not, for who asked; at most 500 characters."),
});

/** Says that one will not, and why: for who asked alone. */
export const declineRequest = (context: Context, input: z.output<typeof declineRequestInput>) =>
  move(context, "decline", input, "feedback.request-declined");

/** Takes back what was asked of one person. */
export const cancelRequest = (context: Context, input: OneAsk) =>
  move(context, "cancel", input, "feedback.request-cancelled");

/** Asks somebody again who has declined, or of whom it was taken back. */
export async function askAgain(context: Context, { askId }: OneAsk): Promise<OneAsk> {
  const { ask, request, state } = await holdAsk(context, "ask-again", askId);
  requireMove(state, "ask-again");
  if (ask.providerId === null)
    throw invalid("feedback.link-is-spent", "A link that was taken back opens nothing; ask anew.");
  Object.assign(ask, { state: "ASKED", reason: null, changedAt: context.clock.now(), remindedAt: null });
  request.archivedAt = null;
  await context.em.flush();
  await writeDown(
    context,
    "feedback.requested",
    { requestId: request.id, askIds: [askId] },
    { action: "ask-again", subject: "FeedbackAsk", id: askId },
  );
  return { askId };
}

/** Reminds somebody of what they were asked, once a day at most. */
export async function remindOfRequest(context: Context, { askId }: OneAsk): Promise<OneAsk> {
  const { ask, state } = await holdAsk(context, "remind", askId);
  if (!openStates.includes(state) || ask.providerId === null)
    throw conflict("feedback.moved-meanwhile", `It is ${state} by now.`, { params: { state } });
  const now = context.clock.now();
  if (ask.remindedAt && now.getTime() - ask.remindedAt.getTime() < reminderEveryHours * 3_600_000)
    throw conflict("feedback.reminded-lately", "They were reminded within a day.");
  ask.remindedAt = now;
  await context.em.flush();
  await writeDown(
    context,
    "feedback.request-reminded",
    { askId },
    { action: "remind", subject: "FeedbackAsk", id: askId },
  );
  return { askId };
}
