import { z } from "zod";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { sql } from "#tenancy/sql.ts";
import { LifecycleStep } from "../data/entities.ts";
import type { KeptAnswers } from "../domain/forms.ts";
import { journeyFacts, seenAssignee, type JourneyRecord } from "../data/journey-record.ts";
import { filesOn, stepsWithPapers } from "../data/step-papers.ts";
import { ids } from "../domain/ids.ts";
import { isPersonal, type Moment, type StepKind, type StepState } from "../domain/moments.ts";
import type { Translations } from "../domain/step-texts.ts";
import { readySteps } from "../domain/steps.ts";
import { lifecycleEvents } from "../events.ts";
import { writeDown } from "./write-down.ts";

const steps = recordWrites({
  ...{ room: "lifecycle", events: lifecycleEvents, kind: "JourneyStep", entity: LifecycleStep },
  history: ["state", "assigneeId"],
  facts: async (context, { journeyId, assigneeId }) => {
    const journey = await journeyOf(context, journeyId);
    const { managerIds } = await journeyFacts(context, journey);
    return { kind: "JourneyStep", assigneeId: seenAssignee(journey, assigneeId), managerIds };
  },
});

type Journey = Pick<JourneyRecord, "id" | "employeeId" | "moment" | "onDay" | "state" | "told" | "assigneeIds">;

async function journeyOf(context: Context, journeyId: string): Promise<Journey> {
  const journey = await firstRow<Omit<Journey, "assigneeIds">>(
    context,
    sql`select j.id, j.employee_id as "employeeId", j.moment, j.on_day::text as "onDay", j.state, j.told from {lifecycle_journey} j
      where j.id = ${journeyId}`,
  );
  if (!journey) throw notFound("Journey");
  return { ...journey, assigneeIds: [] };
}

export const closeStepInput = z.object({
  stepId: ids.step,
  to: z.enum(["DONE", "SKIPPED", "OPEN"]).describe("DONE, SKIPPED with a reason in `answer`, or OPEN again."),
  answer: textInput({ most: 5000, tooLong: "lifecycle.too-long" })
    .default("")
    .describe("The answer of a QUESTION, or why it was skipped."),
  version: versionRead,
});
export type CloseStepInput = z.output<typeof closeStepInput>;

/** A step that is being closed; what a form was answered is put on it. */
export type ClosingStep = {
  id: string;
  kind: string;
  title: string;
  details: string;
  translations: Translations;
  questions: Question[];
  answers: KeptAnswers;
  assigneeId?: string | null;
};

/** A step is done, skipped or open again. It waits until what comes before it is closed; the last one finishes the journey. */
export function closeStep(context: Context, input: CloseStepInput): Promise<{ stepId: string; journeyId: string }> {
  return close(context, input);
}

/** A step is done by what `papers` puts on it: files handed in, a signed text, a form filled in, or details said. */
export function closeWithPapers(
  context: Context,
  { stepId, version }: Pick<CloseStepInput, "stepId" | "version">,
  papers: (step: ClosingStep) => Promise<void>,
): Promise<{ stepId: string; journeyId: string }> {
  return close(context, { stepId, to: "DONE", answer: "", version }, papers);
}

/** Refuses a step that is done otherwise. */
export function requireKind({ kind }: ClosingStep, wanted: StepKind): void {
  if (kind !== wanted) throw conflict("lifecycle.other-kind", "This step is done otherwise.");
}

async function close(
  context: Context,
  { stepId, to, answer, version }: CloseStepInput,
  papers?: (step: ClosingStep) => Promise<void>,
): Promise<{ stepId: string; journeyId: string }> {
  let journey: Journey | undefined;
  const { journeyId } = await steps.change(context, {
    ...{ where: { id: stepId }, may: "close", version },
    change: async (step) => {
      journey = await journeyOf(context, step.journeyId);
      if (journey.state === "WITHDRAWN") throw conflict("lifecycle.withdrawn", "The journey was withdrawn.");
      if (step.state === to) throw conflict("lifecycle.step-so-already", "It is so already.");
      if (to === "DONE") requireOwn(context, step);
      if (to === "DONE") await requireReady(context, step.journeyId, step.key);
      if (to === "SKIPPED") await requireSkippable(context, journey, step);
      if (to === "SKIPPED" && answer === "") throw needed("lifecycle.reason-needed");
      if (to === "DONE" && step.kind === "QUESTION" && answer === "") throw needed("lifecycle.answer-needed");
      await papers?.(step);
      if (to === "DONE" && step.kind === "FILE") await requireFiles(context, stepId);
      if (to === "DONE" && step.kind === "SIGN" && !papers)
        throw conflict("lifecycle.signature-needed", "It is done by signing it.");
      if (to === "DONE" && (step.kind === "FORM" || step.kind === "DETAILS") && !papers)
        throw conflict("lifecycle.form-needed", "It is done by filling it in.");
      const closed = to === "OPEN" ? null : context.clock.now();
      Object.assign(step, { state: to, answer: to === "OPEN" ? "" : answer, closedAt: closed });
      step.closedBy = closed && context.actor.employeeId;
    },
    tells: (step) => ({
      event: "lifecycle.step-closed",
      payload: { ...told(journey!), stepId, state: step.state },
      action: "close-step",
      detail: { journeyId: step.journeyId, state: step.state },
    }),
  });
  await finishOrReopen(context, journey!);
  return { stepId, journeyId };
}

const told = ({ id, employeeId, moment }: Journey) => ({ journeyId: id, employeeId, moment: moment as Moment });

const needed = (code: string) => invalid(code, "A text is needed.", { fields: { answer: code } });

function requireOwn({ actor }: Context, { kind, assigneeId }: { kind: string; assigneeId?: string | null }): void {
  if (isPersonal(kind as StepKind) && assigneeId && assigneeId !== actor.employeeId)
    throw conflict("lifecycle.not-yours", "Only whose step it is can do it.");
}

/** Nobody spares themselves a signature, nor leaves it to others: who runs the journey may, and whoever disagrees signs with that. */
async function requireSkippable(context: Context, journey: Journey, step: ClosingStep): Promise<void> {
  if (step.kind !== "SIGN" || step.assigneeId !== context.actor.employeeId) return;
  const { allowed } = (await context.ability()).decide("run", await journeyFacts(context, journey));
  if (!allowed) throw conflict("lifecycle.own-signature", "Who is to sign does not skip it.");
}

async function requireFiles(context: Context, stepId: string): Promise<void> {
  if ((await filesOn(context, [stepId])).size === 0) throw filesNeeded();
}

export const filesNeeded = () =>
  invalid("lifecycle.files-needed", "A file is needed.", { fields: { files: "lifecycle.files-needed" } });

async function requireReady(context: Context, journeyId: string, key: string): Promise<void> {
  const all = await context.rows<{ key: string; after: string[]; state: StepState }>(
    sql`select s.key, s.after_keys as after, s.state from {lifecycle_step} s where s.journey_id = ${journeyId}`,
  );
  if (!readySteps(all).includes(key)) throw conflict("lifecycle.step-waits", "It waits for another step.");
}

async function finishOrReopen(context: Context, journey: Journey): Promise<void> {
  const open = await context.rows(
    sql`select from {lifecycle_step} s where s.journey_id = ${journey.id} and s.state = 'OPEN' limit 1`,
  );
  const state = open.length === 0 ? "DONE" : "RUNNING";
  if (state === journey.state) return;
  const ended = state === "DONE" ? context.clock.now() : null;
  await context.rows(
    sql`update {lifecycle_journey} set state = ${state}, ended_at = ${ended}, version = version + 1
      where id = ${journey.id}`,
  );
  if (state === "DONE")
    await writeDown(context, "lifecycle.journey-finished", told(journey), {
      ...{ action: "finish-journey", subject: "Journey", id: journey.id },
    });
}

export const giveStepInput = z.object({
  stepId: ids.step,
  assigneeId: z.guid({ error: "lifecycle.unknown-person" }).describe("The employee who does it from now on."),
  version: versionRead,
});

/** An open step goes to somebody else. */
export async function giveStep(
  context: Context,
  { stepId, assigneeId, version }: z.output<typeof giveStepInput>,
): Promise<{ stepId: string }> {
  let journey: Journey | undefined;
  await steps.change(context, {
    ...{ where: { id: stepId }, may: "close", version },
    change: async (step) => {
      journey = await journeyOf(context, step.journeyId);
      if (step.state !== "OPEN") throw conflict("lifecycle.step-so-already", "It is closed.");
      if (step.kind === "DETAILS") throw conflict("lifecycle.own-only", "Only the person can do it.");
      await requireSkippable(context, journey, step);
      if ((await stepsWithPapers(context, [stepId])).size > 0)
        throw conflict("lifecycle.papers-there", "There are papers of somebody on it.");
      await requireKnownPeople(context, "lifecycle.unknown-person", { assigneeId: [assigneeId] });
      Object.assign(step, { assigneeId, remindedOn: null });
    },
    tells: () => ({
      ...{ event: "lifecycle.step-given", payload: { ...told(journey!), stepId, assigneeId }, action: "give-step" },
      detail: { assigneeId },
    }),
  });
  return { stepId };
}
