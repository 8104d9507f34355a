import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { authorizeReceiver, managerOf, requirePresent } from "../data/receivers.ts";
import { mostAsked } from "../domain/ask.ts";
import { ids } from "../domain/ids.ts";
import { visibilitiesOfRequest, visibilityAtFirst, type Visibility } from "../domain/visibility.ts";
import { competencyInput, shortInput } from "./feedback-input.ts";
import { requireCompetency, requireGoal } from "./require-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const requestFeedbackInput = z.object({
  receiverId: ids.receiver.optional().describe("Whom it is about; the caller where it is left out."),
  providerIds: z
    .array(z.guid())
    .max(mostAsked, { error: "feedback.too-many-people" })
    .default([])
    .describe("The employees who are asked, at most twenty."),
  question: shortInput("feedback.question-needed", 2000).describe("What is asked; at most 2,000 characters."),
  visibility: z
    .enum(["PUBLIC", "RECEIVER_AND_MANAGER", "RECEIVER", "MANAGER"])
    .default(visibilityAtFirst.REQUESTED)
    .describe("Who reads the answers, besides who asks; MANAGER only where it is about somebody else."),
  goalId: ids.goal.nullable().optional(),
  competencyId: competencyInput,
  dueOn: z.iso.date({ error: "feedback.date" }).nullable().optional().describe("By when it is asked for."),
});
export type RequestFeedbackInput = z.output<typeof requestFeedbackInput>;

/** Asks several people for feedback; each answers, accepts or declines for themselves. */
export async function requestFeedback(
  context: Context,
  input: RequestFeedbackInput,
): Promise<{ requestId: string; askIds: string[] }> {
  const providerIds = [...new Set(input.providerIds)];
  if (providerIds.length === 0) throw somebodyNeeded();
  return openRequest(context, input, providerIds);
}

export function somebodyNeeded() {
  return invalid("feedback.provider-needed", "Somebody has to be asked.", {
    fields: { providerIds: "feedback.provider-needed" },
  });
}

/** Writes the request down, with the colleagues who are asked; others may be added to it in the same transaction. */
export async function openRequest(
  context: Context,
  input: RequestFeedbackInput,
  providerIds: readonly string[],
): Promise<{ requestId: string; askIds: string[] }> {
  const receiverId = input.receiverId ?? context.actor.employeeId;
  await requirePresent(context, "receiverId", [receiverId]);
  await authorizeReceiver(context, "request", receiverId);
  await requireSense(context, input, receiverId, providerIds);
  await requirePresent(context, "providerIds", providerIds);
  await requireGoal(context, input.goalId);
  await requireCompetency(context, input.competencyId);
  const [requestId, now] = [context.newId(), context.clock.now()];
  await context.rows(
    sql`insert into {feedback_request} (id, requester_id, receiver_id, question, visibility, goal_id, competency_id,
      due_on, created_at)
     values (${requestId}, ${context.actor.employeeId}, ${receiverId}, ${input.question}, ${input.visibility},
       ${input.goalId ?? null}, ${input.competencyId ?? null}, ${input.dueOn ?? null}, ${now})`,
  );
  const asks = providerIds.map((providerId) => ({ id: context.newId(), provider_id: providerId }));
  await insertRows(
    context,
    "feedback_ask",
    "id uuid, request_id uuid, provider_id uuid, changed_at timestamptz, state text, version int",
    asks.map((ask) => ({ ...ask, request_id: requestId, changed_at: now.toISOString(), state: "ASKED", version: 1 })),
  );
  const askIds = asks.map(({ id }) => id);
  await writeDown(
    context,
    "feedback.requested",
    { requestId, askIds },
    {
      action: "request",
      subject: "FeedbackRequest",
      id: requestId,
      detail: { receiverId, visibility: input.visibility, asked: providerIds.length },
    },
  );
  return { requestId, askIds };
}

async function requireSense(
  context: Context,
  { visibility, dueOn }: RequestFeedbackInput,
  receiverId: string,
  providerIds: readonly string[],
): Promise<void> {
  const refuse = (field: string, code: string) =>
    invalid(code, "The request does not make sense.", { fields: { [field]: code } });
  const me = context.actor.employeeId;
  if (providerIds.includes(receiverId)) throw refuse("providerIds", "feedback.asked-about-themselves");
  if (providerIds.includes(me)) throw refuse("providerIds", "feedback.asked-oneself");
  if (dueOn && dueOn < context.today()) throw refuse("dueOn", "feedback.due-in-past");
  if (!(visibilitiesOfRequest(receiverId === me) as Visibility[]).includes(visibility))
    throw refuse("visibility", "feedback.hidden-from-oneself");
  if (visibility === "MANAGER" && (await managerOf(context, receiverId, context.today())) === null)
    throw refuse("visibility", "feedback.no-manager");
}
