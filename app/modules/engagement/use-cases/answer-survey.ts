import type { z } from "zod";
import { answersInput, readAnswers } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { Survey } from "../data/entities.ts";
import { holdAsked } from "./take-token.ts";
import { oneSurvey } from "./survey-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const answerSurveyInput = oneSurvey.extend({ answers: answersInput });

/** Answers a confidential or named survey, once; the answers stand beside the person. */
export async function answerSurvey(
  context: Context,
  { surveyId, answers: sent }: z.output<typeof answerSurveyInput>,
): Promise<{ surveyId: string }> {
  const { privacy } = await holdAsked(context, surveyId);
  if (privacy === "ANONYMOUS") throw conflict("engagement.is-anonymous", "Answers are sent without a session.");
  const { questions } = (await context.em.findOne(Survey, { id: surveyId }))!;
  const { answers, faults } = readAnswers(questions, sent, { complete: true });
  if (faults.size > 0)
    throw invalid("engagement.answers-faulty", "Some answers do not fit.", { fields: Object.fromEntries(faults) });
  const stored = await context.rows(
    sql`insert into {survey_answer} (survey_id, employee_id, answers, submitted_at)
      values (${surveyId}, ${context.actor.employeeId}, ${JSON.stringify(Object.fromEntries(answers))}::jsonb,
        ${context.clock.now()}) on conflict (survey_id, employee_id) do nothing returning survey_id`,
  );
  if (stored.length === 0) throw conflict("engagement.answered-already", "It was answered already.");
  await context.rows(
    sql`update {survey_participant} set took_part = true where survey_id = ${surveyId}
      and employee_id = ${context.actor.employeeId}`,
  );
  await writeDown(
    context,
    "engagement.answered",
    { surveyId },
    { action: "answer", subject: "Survey", id: surveyId, anonymous: true },
  );
  return { surveyId };
}
