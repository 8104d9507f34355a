import { z } from "zod";
import { inputOf } from "#app/modules/records/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { Survey, SurveyFocus } from "../data/entities.ts";
import { endFields, planFields } from "../plan-fields.ts";
import { oneSurvey } from "./survey-input.ts";
import { writeDown } from "./write-down.ts";

export const addFocusInput = inputOf(planFields).extend({
  ...oneSurvey.shape,
  questionId: z.string().min(1, { error: "required" }).max(64).describe("The id of the question within its survey."),
  of: z.enum(["company", "team"]).describe("A plan of the company, or of the caller for their own people."),
});

/** Somebody who reads results writes down what is done about one of them. */
export async function addFocus(
  context: Context,
  { surveyId, questionId, plan, dueOn, of }: z.output<typeof addFocusInput>,
): Promise<{ focusId: string }> {
  const survey = await context.em.findOne(Survey, { id: surveyId, state: "PUBLISHED", deletedAt: null });
  await authorize(context, of === "company" ? "read" : "read-team", { kind: "SurveyResults" });
  if (!survey || (of === "team" && !survey.sharesWithManagers)) throw notFound("Survey");
  if (!survey.questions.some(({ id }) => id === questionId))
    throw invalid("engagement.question-unknown", "The survey does not ask that.", {
      fields: { questionId: "required" },
    });
  const [id, now] = [context.newId(), context.clock.now()];
  context.em.create(SurveyFocus, {
    ...{ id, surveyId, questionId, plan, dueOn, outcome: "", state: "PLANNED" },
    leadId: of === "team" ? context.actor.employeeId : null,
    ...{ createdBy: context.actor.employeeId, createdAt: now, updatedAt: now, deletedAt: null },
  });
  await context.em.flush();
  await tellFocus(context, surveyId, id, "ADDED");
  return { focusId: id };
}

export const endFocusInput = inputOf(endFields(true)).extend({
  focusId: z.guid().describe("The id of the plan."),
  version: versionRead,
});

/** Says what came of a plan; who was asked is told of what was done for the whole company. */
export async function endFocus(
  context: Context,
  { focusId, state, outcome, version }: z.output<typeof endFocusInput>,
): Promise<{ focusId: string }> {
  const focus = await holdRecord(
    context,
    SurveyFocus,
    { id: focusId, deletedAt: null },
    {
      ...{ version, subject: "SurveyFocus", changedBy: ["engagement.save-focus"] },
    },
  );
  await requireOwn(context, focus);
  Object.assign(focus, { state, outcome, updatedAt: context.clock.now() });
  await context.em.flush();
  await tellFocus(context, focus.surveyId, focusId, state);
  if (state === "DONE" && focus.leadId === null)
    await writeDown(
      context,
      "engagement.came-of-it",
      { surveyId: focus.surveyId, focusId },
      { action: "share-outcome", subject: "SurveyFocus", id: focusId },
    );
  return { focusId };
}

/** A plan that is not ended, for whoever may work on it: readers of all results for one of the company, its lead for one of a team. */
export async function requirePlanned(context: Context, focusId: string) {
  const focus = await context.em.findOne(SurveyFocus, { id: focusId, deletedAt: null });
  if (!focus) throw notFound("SurveyFocus");
  await requireOwn(context, focus);
  return focus;
}

async function requireOwn(context: Context, { leadId, state }: { leadId?: string | null; state: string }) {
  if (leadId === null || leadId === undefined) await authorize(context, "read", { kind: "SurveyResults" });
  else if (leadId !== context.actor.employeeId) throw notFound("SurveyFocus");
  if (state !== "PLANNED") throw conflict("engagement.focus-ended", "It was ended already.");
}

export const tellFocus = (context: Context, surveyId: string, focusId: string, change: string) =>
  writeDown(
    context,
    "engagement.focus-changed",
    { surveyId, focusId, change },
    { action: "save-focus", subject: "SurveyFocus", id: focusId, detail: { change } },
  );
