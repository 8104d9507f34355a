import type { InferEntity } from "@mikro-orm/core";
import { z } from "zod";
import { optionsTyped } from "#app/modules/questionnaires/domain.ts";
import { linesInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { ReviewQuestion } from "../data/entities.ts";
import { answerTypeInput, commentRules, type Option } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export const saveQuestionInput = z.object({
  questionId: ids.question.optional(),
  text: textInput({ most: 500, missing: "reviews.needed", tooLong: "reviews.too-long" }).describe("What is asked."),
  help: textInput({ most: 1000, tooLong: "reviews.too-long" }).default("").describe("What to think of when answering."),
  answerType: answerTypeInput.describe("Stars, a number, one of a list, or text alone."),
  options: linesInput().default([]).describe("The steps of the scale from the lowest, one a line."),
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
  },
);

/** A question of the library is there, or is another. What cycles ask already stays as it was. */
export async function saveQuestion(
  context: Context,
  { questionId, version, options, ...asked }: z.output<typeof saveQuestionInput>,
): Promise<{ questionId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const few = asked.answerType !== "TEXT" && options.length < 2;
  if (few || options.length > 10) {
    const code = few ? "reviews.few-options" : "reviews.too-many-options";
    throw invalid(code, "The scale does not fit.", { fields: { options: code } });
  }
  const before = questionId && asked.answerType !== "TEXT" ? await optionsOf(context, questionId) : [];
  const scale = asked.answerType === "TEXT" ? [] : optionsTyped(options, before, context.newId);
  const question = { ...asked, options: scale };
  return { questionId: await questions.save(context, questionId, { question }, version) };
}

async function optionsOf(context: Context, questionId: string): Promise<readonly Option[]> {
  const kept = await firstRow<{ question: { options: Option[] } }>(
    context,
    sql`select question from {review_question} where id = ${questionId}`,
  );
  return kept?.question.options ?? [];
}

export const archiveQuestionInput = z.object({ questionId: ids.question, archived: tickInput.default(true) });

/** Puts a question of the library away, or brings it back. */
export const archiveQuestion = questions.archiving("questionId");
