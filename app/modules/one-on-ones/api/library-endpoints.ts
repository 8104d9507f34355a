import { z } from "zod";
import { answerOf } from "#app/modules/records/index.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { questionFields } from "../question-fields.ts";
import { companyQuestions } from "../queries/company-questions.ts";
import { templatesInUse } from "../queries/templates-in-use.ts";
import { archiveQuestion, archiveQuestionInput, saveQuestion, saveQuestionInput } from "../use-cases/save-question.ts";
import { archiveTemplate, archiveTemplateInput, saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";

const can = feature("CHECK_IN");
const savedQuestion = z.object({ questionId: ids.question });
const savedTemplate = z.object({ templateId: ids.template });

const questionShape = z.object({
  id: ids.question,
  ...answerOf(questionFields),
  version: versionShape,
});
const templateShape = z.object({
  id: ids.template,
  name: z.string().describe("What it is called."),
  points: z.array(z.string()).describe("Its talking points, in order."),
  version: versionShape,
});

/** Questions and templates of the company: everybody uses them, who administers 1:1s keeps them. */
export const libraryEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/one-on-one-questions",
      can,
      summary: "The company's own questions for agendas, by their words.",
      input: pagingInput,
      output: listShape(questionShape),
      run: async (context, paging) => {
        const questions = await companyQuestions(context, { all: false });
        return pageOfAll(
          questions.map(({ archived: _, ...question }) => question),
          paging,
        );
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/one-on-one-questions",
    can,
    summary: "Adds a question, or changes the one that is named.",
    input: saveQuestionInput,
    output: savedQuestion,
    run: saveQuestion,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-one-questions/:questionId/archive",
    can,
    summary: "Puts a question away, or brings it back.",
    input: archiveQuestionInput,
    output: savedQuestion,
    run: archiveQuestion,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/one-on-one-templates",
      can,
      summary: "Agenda templates of the company, by name.",
      input: pagingInput,
      output: listShape(templateShape),
      run: async (context, paging) => pageOfAll(await templatesInUse(context), paging),
    }),
  ),
  endpoint({
    method: "POST",
    path: "/one-on-one-templates",
    can,
    summary: "Adds a template, or changes the one that is named.",
    input: saveTemplateInput,
    output: savedTemplate,
    run: saveTemplate,
  }),
  endpoint({
    method: "POST",
    path: "/one-on-one-templates/:templateId/archive",
    can,
    summary: "Puts a template away, or brings it back.",
    input: archiveTemplateInput,
    output: savedTemplate,
    run: archiveTemplate,
  }),
];
