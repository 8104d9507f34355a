import { z } from "zod";
import { ownDetailsInput, tellOwnDetails } from "#app/modules/people/index.ts";
import { answersInput, readAnswers, type Answers, type Question } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { keptAnswers, type KeptAnswers } from "../domain/forms.ts";
import { ids } from "../domain/ids.ts";
import { closeWithPapers, requireKind } from "./close-step.ts";

export const answerFormInput = z.object({ stepId: ids.step, answers: answersInput, version: versionRead });

/** Whose step it is answers its questions, which does it; opened again, the answers are there to be changed. */
export function answerForm(
  context: Context,
  { stepId, answers, version }: z.output<typeof answerFormInput>,
): Promise<{ stepId: string; journeyId: string }> {
  return closeWithPapers(context, { stepId, version }, async (step) => {
    requireKind(step, "FORM");
    step.answers = answersRead(step.questions, answers);
  });
}

/** What was answered, as it is kept; refused, question by question, where it does not fit what was asked. */
export function answersRead(questions: readonly Question[], sent: Answers): KeptAnswers {
  const { answers, faults } = readAnswers(questions, sent, { complete: true });
  if (faults.size === 0) return keptAnswers(answers);
  throw invalid("lifecycle.answers-faulty", "Some answers do not fit.", {
    fields: Object.fromEntries([...faults.keys()].map((id) => [`answers.${id}`, "lifecycle.answers-faulty"])),
  });
}

export const stepDetailsInput = ownDetailsInput.extend({ stepId: ids.step, version: versionRead });

/** People say what the register has to know of themselves, which does the step. */
export function sayDetails(
  context: Context,
  { stepId, version, ...said }: z.output<typeof stepDetailsInput>,
): Promise<{ stepId: string; journeyId: string }> {
  return closeWithPapers(context, { stepId, version }, async (step) => {
    requireKind(step, "DETAILS");
    if (step.assigneeId !== context.actor.employeeId)
      throw conflict("lifecycle.own-only", "Only the person can do it.");
    await tellOwnDetails(context, context.actor.employeeId, said);
  });
}
