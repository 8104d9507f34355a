import { z } from "zod";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { copied } from "#app/modules/questionnaires/domain.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import type { InferEntity } from "@mikro-orm/core";
import { Survey, SurveyTemplate } from "../data/entities.ts";
import { oneSurvey } from "./survey-input.ts";

type Template = InferEntity<typeof SurveyTemplate>;

const templates = catalogueOf<Template, Pick<Template, "name" | "purpose" | "questions" | "drivers">>({
  entity: SurveyTemplate,
  room: "engagement",
  noun: "template",
  subject: "SurveyTemplate",
  right: "SurveyTemplate",
  unique: { taken: "engagement.template-taken" },
});

export const saveAsTemplateInput = oneSurvey.extend({
  name: textInput({ most: 120, missing: "required", tooLong: "too-long" }).describe("What the template is called."),
});

/** Keeps the questions of a survey as a template of the company. */
export async function saveAsTemplate(
  context: Context,
  { surveyId, name }: z.output<typeof saveAsTemplateInput>,
): Promise<{ templateId: string }> {
  const survey = await context.em.findOne(Survey, { id: surveyId, deletedAt: null });
  if (!survey) throw notFound("Survey");
  const { questions, ids } = copied(survey.questions, context.newId);
  const drivers = Object.fromEntries(
    Object.entries(survey.drivers).map(([questionId, driver]) => [ids.get(questionId) ?? questionId, driver]),
  );
  const values = { name, purpose: survey.purpose, questions, drivers };
  return { templateId: await templates.save(context, undefined, values as never) };
}

export const archiveTemplateInput = z.object({
  templateId: z.guid().describe("The id of the template."),
  archived: tickInput.describe("True takes it from what one chooses from, false puts it back."),
});
export const archiveTemplate = templates.archiving("templateId");
