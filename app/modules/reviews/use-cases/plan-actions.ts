import { z } from "zod";
import { optionalInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { planStep } from "#app/modules/develop/index.ts";
import { createObjective, createObjectiveInput } from "#app/modules/goals/index.ts";
import { createInitiative, createInitiativeInput } from "#app/modules/initiatives/index.ts";
import { addPoint, addPointInput, nextMeetingWith } from "#app/modules/one-on-ones/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { ReviewAction } from "../data/entities.ts";
import { readReviewee, resultFacts, type RevieweeRecord } from "../data/reviewee-record.ts";
import { actionKinds, type ActionKind } from "../domain/action.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const addActionInput = z.object({
  revieweeId: ids.reviewee,
  kind: z
    .enum(actionKinds, { error: "reviews.needed" })
    .describe(
      "GOAL, TASK and AGENDA become a goal or task of the person or a talking point, COMPETENCY a step of their growth " +
        "plan; NOTE stays here.",
    ),
  competencyId: optionalInput(z.guid()).describe("With COMPETENCY: towards what the step leads."),
  body: textInput({ most: 200, missing: "reviews.needed", tooLong: "reviews.too-long" }).describe("What is to happen."),
  dueOn: optionalInput(z.iso.date({ error: "reviews.day-needed" })).describe("Until when; needed for a goal."),
});
export type AddActionInput = z.output<typeof addActionInput>;

/** Adds to the action plan of a result. What becomes a record of another room is made there, by the rules of that room. */
export async function addAction(context: Context, input: AddActionInput): Promise<{ actionId: string }> {
  const reviewee = await requirePlan(context, input.revieweeId);
  const recordId = await makers[input.kind](context, reviewee, input);
  const actionId = context.newId();
  context.em.create(ReviewAction, {
    id: actionId,
    revieweeId: reviewee.id,
    kind: input.kind,
    body: input.body,
    dueOn: input.dueOn ?? null,
    recordId,
    competencyId: input.kind === "COMPETENCY" ? input.competencyId : null,
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
  } as never);
  await context.em.flush();
  await writeDown(
    context,
    "reviews.action-changed",
    { revieweeId: reviewee.id, actionId, change: "ADDED" },
    { action: "add-action", subject: "ReviewResult", id: reviewee.id, detail: { actionId, kind: input.kind } },
  );
  return { actionId };
}

/** As `addAction`, for a form: what is sent twice is one. */
export function addActionOnce(context: Context, input: AddActionInput): Promise<{ actionId: string }> {
  const stands = async ({ actionId }: { actionId: string }) =>
    (await context.rows(sql`select from {review_action} where id = ${actionId} and removed_at is null`)).length > 0;
  return onceSent(context, { act: "reviews.add-action", input, stands }, () => addAction(context, input));
}

type Maker = (context: Context, reviewee: RevieweeRecord, input: AddActionInput) => Promise<string | null>;

const makers: Readonly<Record<ActionKind, Maker>> = {
  NOTE: async () => null,
  TASK: async (context, { employeeId }, { body, dueOn }) => {
    requireFeature(context, "TASK");
    const me = context.actor.employeeId;
    const made = await createInitiative(
      context,
      createInitiativeInput.parse({
        text: body,
        ...(dueOn ? { dueDate: dueOn } : {}),
        ownerIds: [employeeId],
        collaboratorIds: me === employeeId ? [] : [me],
        visibility: "PRIVATE",
      }),
    );
    return made.initiativeId;
  },
  COMPETENCY: async (context, { employeeId }, { body, dueOn, competencyId }) => {
    requireFeature(context, "COMPETENCY_IDP");
    requireFeature(context, "TASK");
    if (!competencyId)
      throw invalid("reviews.needed", "A competency is needed.", { fields: { competencyId: "reviews.needed" } });
    return (await planStep(context, { employeeId, competencyId, text: body, dueDate: dueOn })).initiativeId;
  },
  GOAL: async (context, { employeeId }, { body, dueOn }) => {
    requireFeature(context, "GOAL");
    const today = context.today();
    if (!dueOn || dueOn <= today)
      throw invalid("reviews.goal-day", "A goal needs a day that lies ahead.", {
        fields: { dueOn: "reviews.goal-day" },
      });
    const made = await createObjective(
      context,
      createObjectiveInput.parse({
        title: body,
        timeFrame: `${today}..${dueOn}`,
        level: "INDIVIDUAL",
        ownerId: employeeId,
      }),
    );
    return made.goalId;
  },
  AGENDA: async (context, { employeeId }, { body }) => {
    requireFeature(context, "CHECK_IN");
    const next = await nextMeetingWith(context, employeeId);
    if (!next) throw invalid("reviews.no-meeting", "No 1:1 lies ahead.", { fields: { kind: "reviews.no-meeting" } });
    const input = addPointInput.parse({ meetingId: next.meetingId, text: body, audience: "BOTH" });
    return (await addPoint(context, input)).pointId;
  },
};

function requireFeature(context: Context, feature: Context["actor"]["features"][number]): void {
  if (!context.actor.features.includes(feature))
    throw invalid("reviews.module-off", "The module is off.", { fields: { kind: "reviews.module-off" } });
}

async function requirePlan(context: Context, revieweeId: string): Promise<RevieweeRecord> {
  const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
  await authorize(context, "plan", await resultFacts(context, reviewee));
  return reviewee;
}

const oneAction = z.object({ actionId: z.guid().describe("The id of the item of the plan.") });
export const removeActionInput = oneAction.extend({ version: versionRead });
export const finishActionInput = oneAction.extend({ done: tickInput.describe("Whether it is done.") });

/** Takes an item off the plan; what it became in another room stays there. */
export async function removeAction(
  context: Context,
  { actionId, version }: z.output<typeof removeActionInput>,
): Promise<{ actionId: string }> {
  const record = await holdAction(context, actionId);
  await requirePlan(context, record.revieweeId);
  await requireUnchanged(context, record, { version, subject: "ReviewResult", changedBy: [] });
  record.removedAt = context.clock.now();
  await context.em.flush();
  await writeDown(
    context,
    "reviews.action-changed",
    { revieweeId: record.revieweeId, actionId, change: "REMOVED" },
    { action: "remove-action", subject: "ReviewResult", id: record.revieweeId, detail: { actionId } },
  );
  return { actionId };
}

/** A note is done, or open again. */
export async function finishAction(
  context: Context,
  { actionId, done }: z.output<typeof finishActionInput>,
): Promise<{ actionId: string }> {
  const record = await holdAction(context, actionId);
  await requirePlan(context, record.revieweeId);
  record.doneAt = done ? context.clock.now() : null;
  await context.em.flush();
  await writeDown(
    context,
    "reviews.action-changed",
    { revieweeId: record.revieweeId, actionId, change: done ? "DONE" : "OPEN" },
    { action: "finish-action", subject: "ReviewResult", id: record.revieweeId, detail: { actionId, done } },
  );
  return { actionId };
}

async function holdAction(context: Context, id: string) {
  const record = await holdRecord(
    context,
    ReviewAction,
    { id },
    { version: undefined, subject: "ReviewResult", changedBy: [] },
  );
  if (record.removedAt) throw notFound("ReviewResult");
  return record;
}
