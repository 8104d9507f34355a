import { z } from "zod";
import { audienceChoices, type AudienceChoices } from "#app/modules/audiences/index.ts";
import { offeredDrivers, type OfferedDriver } from "./drivers.ts";
import type { AudienceRule } from "#app/modules/audiences/domain.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import { isGoingOn, latestTask, type Task } from "#app/platform/tasks/task-record.ts";
import { Survey } from "../data/entities.ts";
import { launchSurveyTask } from "../jobs/launch-survey.task.ts";
import {
  creationSteps,
  type Attribute,
  type CreationStep,
  type Minimum,
  type Privacy,
  type Purpose,
  type SurveyState,
} from "../domain/survey.ts";
import { minimumOf } from "./minimum.ts";
import { dryRunOf, type DryRun } from "./dry-run.ts";

export const creationInput = z.object({
  surveyId: z.guid(),
  step: z.enum(creationSteps).default("questions").catch("questions"),
});

export type CreationPage = {
  step: CreationStep;
  survey: {
    id: string;
    title: Texts;
    intro: Texts;
    purpose: Purpose;
    privacy: Privacy;
    state: SurveyState;
    questions: Question[];
    drivers: Record<string, string>;
    audience: AudienceRule;
    attributes: Attribute[];
    fewest: number;
    sharesWithManagers: boolean;
    sharesWithAll: boolean;
    randomOrder: boolean;
    closesOn: string | null;
    remindDays: number[];
    version: number;
  };
  choices: AudienceChoices;
  drivers: OfferedDriver[];
  minimum: Minimum;
  dryRun: DryRun | null;
  /** The launch in the background, while it goes on or where it failed. */
  launching: LaunchTask | null;
};
export type LaunchTask = Pick<Task, "id" | "state" | "done" | "total"> & { error: string | null };

/** The survey being designed, at one step of it. */
export async function creationPage(
  context: Context,
  { surveyId, step }: z.output<typeof creationInput>,
): Promise<CreationPage> {
  await authorize(context, "view", { kind: "Survey" });
  const record = await context.em.findOne(Survey, { id: surveyId, deletedAt: null });
  if (!record) throw notFound("Survey");
  const { id, title, intro, purpose, privacy, state, questions, drivers, audience, attributes, fewest } = record;
  const { sharesWithManagers, sharesWithAll, randomOrder, closesOn = null, remindDays, version } = record;
  const launching = state === "DRAFT" ? await launchOf(context, id) : null;
  const underWay = launching !== null && isGoingOn(launching);
  return {
    step,
    launching,
    survey: {
      ...{ id, title, intro, purpose, privacy, state, questions, drivers, audience, attributes, fewest },
      ...{ sharesWithManagers, sharesWithAll, randomOrder, closesOn, remindDays, version },
    },
    choices: await audienceChoices(context, audience),
    drivers: await offeredDrivers(context),
    minimum: await minimumOf(context),
    dryRun: step === "launch" && state === "DRAFT" && !underWay ? await dryRunOf(context, record) : null,
  };
}

async function launchOf(context: Context, surveyId: string): Promise<LaunchTask | null> {
  const task = await latestTask(context, launchSurveyTask, surveyId);
  if (!task || task.state === "DONE" || task.state === "CANCELLED") return null;
  const { id, state, done, total, error } = task;
  return { id, state, done, total, error: error?.code ?? null };
}
