import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { optionsTyped } from "#app/modules/questionnaires/domain.ts";
import { linesInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { ReviewQuestion } from "../data/entities.ts";
import { hasSteps, isOwnType, setupOf } from "../domain/asked-as.ts";
import { answerTypeInput, commentRules, setupInput, type Option } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export const saveQuestionInput = z.object({
  questionId: ids.question.optional(),
  text: textInput({ most: 500, missing: "reviews.needed", tooLong: "reviews.too-long" }).describe("What is asked."),
  help: textInput({ most: 1000, tooLong: "reviews.too-long" }).default("").describe("What to think of when answering."),
  answerType: answerTypeInput.describe("Stars, a number, one of a list, text alone, or another kind of answer."),
  options: linesInput().default([]).describe("The steps of the scale from the lowest, one a line."),
  setup: setupInput.describe("What other kinds of answer settle: options with ids, lines, bounds."),
  comment: z.enum(commentRules).default("OPTIONAL").describe("Whether words are asked for beside the rating."),
  required: tickInput.default(false).describe("Whether the form can be submitted without it."),
  version: versionRead,
});

const questions = catalogueOf<InferEntity<typeof ReviewQuestion>, Pick<InferEntity<typeof ReviewQuestion>, "question">>(
  {
    entity: ReviewQuestion,
    room: "reviews",
    noun: "question",
    subject: "ReviewQuestion",
    right: "ReviewTemplate",
    told: { stays: true },
  },
);

/** A question of the library is there, or is another. What cycles ask already stays as it was. */
export async function saveQuestion(
  context: Context,
  { questionId, version, options, ...asked }: z.output<typeof saveQuestionInput>,
): Promise<{ questionId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const steps = hasSteps(asked.answerType);
  const setup = setupOf(asked.answerType, asked.setup);
  if (!isOwnType(asked.answerType) && setup === null)
    throw invalid("reviews.question-unsettled", "The answer's settings do not fit.", {
      fields: { setup: "reviews.question-unsettled" },
    });
  const few = steps && options.length < 2;
  if (few || options.length > 10) {
    const code = few ? "reviews.few-options" : "reviews.too-many-options";
    throw invalid(code, "The scale does not fit.", { fields: { options: code } });
  }
  const before = questionId && steps ? await optionsOf(context, questionId) : [];
  const scale = steps ? optionsTyped(options, before, context.newId) : [];
  const question = { ...asked, setup: isOwnType(asked.answerType) ? null : asked.setup, options: scale };
  return { questionId: await questions.save(context, questionId, { question }, version) };
}

async function optionsOf(context: Context, questionId: string): Promise<readonly Option[]> {
  const kept = await firstRow<{ question: { options: Option[] } }>(
    context,
    sql`select question from {review_question} where id = ${questionId}`,
  );
  return kept?.question.options ?? [];
}

export const archiveQuestionInput = z.object({
  questionId: ids.question,
  archived: tickInput.default(true).describe("Whether it is put away."),
});

/** Puts a question of the library away, or brings it back. */
export const archiveQuestion = questions.archiving("questionId");
