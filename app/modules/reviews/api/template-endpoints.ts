import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { all, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { answerTypes } from "../domain/asked-as.ts";
import { commentRules, elementsSchema, optionSchema, setupInput } from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { settingsPage, templatePage } from "../queries/settings-page.ts";
import { duplicateTemplate, duplicateTemplateInput } from "../use-cases/duplicate-template.ts";
import { archiveQuestion, archiveQuestionInput, saveQuestion, saveQuestionInput } from "../use-cases/save-question.ts";
import { archiveTemplate, archiveTemplateInput, saveTemplate, saveTemplateInput } from "../use-cases/save-template.ts";
import { can, count } from "./act.ts";

const views = all(can, mayEver("view", "ReviewTemplate"));
const edits = all(can, mayEver("edit", "ReviewTemplate"));
const path = "/review-templates/:templateId";
const version = count("Counts the changes; the next change must bring it.");
const archived = z.boolean().describe("Whether it is put away.");
const name = z.string().describe("What the template is called.");
const doneTemplate = z.object({ templateId: ids.template });
const doneQuestion = z.object({ questionId: ids.question });

const listedShape = z.object({
  id: ids.template,
  name,
  elements: count("How many parts the form has."),
  questions: count("How many questions of its own."),
  archived,
});
const templateShape = z.object({
  id: ids.template,
  name,
  elements: elementsSchema.describe("The parts of the form, in order."),
  archived,
  version,
});
const questionShape = z.object({
  id: ids.question,
  text: z.string().describe("What is asked."),
  help: z.string().describe("What to think of when answering."),
  answerType: z.enum(answerTypes).describe("Stars, a number, one of a list, text alone, or another kind of answer."),
  options: z.array(optionSchema).describe("The steps of the scale, the lowest first."),
  setup: setupInput.describe("What other kinds of answer settle; null for stars, numbers, lists and text."),
  comment: z.enum(commentRules).describe("Whether words are asked for beside the rating."),
  required: z.boolean().describe("Whether the form can be submitted without it."),
  archived,
  version,
});

const templates: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/review-templates", can: views },
      summary: "The company's review templates, by name.",
      input: pagingInput,
      output: listShape(listedShape),
      run: async (context, paging) => pageOfAll((await settingsPage(context, {})).templates, paging),
    }),
  ),
  endpoint({
    ...{ method: "POST", path: "/review-templates", can: edits },
    summary: "Adds a template.",
    input: saveTemplateInput.omit({ templateId: true, version: true }),
    output: doneTemplate,
    creates: path,
    run: (context, input) => saveTemplate(context, { ...input, version: undefined }),
  }),
  endpoint({
    ...{ method: "GET", path, can: views },
    summary: "One template with all its questions.",
    input: z.object({ templateId: ids.template }),
    output: templateShape,
    run: (context, { templateId }) => oneTemplate(context, templateId),
  }),
  endpoint({
    ...{ method: "PUT", path, can: edits },
    summary: "Makes another of a template; cycles that were launched ask what they asked.",
    input: saveTemplateInput.extend({ templateId: ids.template }),
    output: templateShape,
    run: async (context, input) => {
      await saveTemplate(context, input);
      return oneTemplate(context, input.templateId);
    },
  }),
  endpoint({
    ...{ method: "POST", path: `${path}/archive`, can: edits },
    summary: "Puts a template away, or brings it back.",
    input: archiveTemplateInput,
    output: doneTemplate,
    run: async (context, input) => {
      await archiveTemplate(context, input);
      return { templateId: input.templateId };
    },
  }),
  endpoint({
    ...{ method: "POST", path: `${path}/duplicate`, can: edits },
    summary: "Adds a template with the same elements, to be changed by itself.",
    input: duplicateTemplateInput,
    output: doneTemplate,
    creates: path,
    run: duplicateTemplate,
  }),
];

const questions: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      ...{ method: "GET", path: "/review-questions", can: views },
      summary: "The company's library of questions for review templates.",
      input: pagingInput,
      output: listShape(questionShape),
      run: async (context, paging) => pageOfAll(await questionsOf(context), paging),
    }),
  ),
  endpoint({
    ...{ method: "GET", path: "/review-questions/:questionId", can: views },
    summary: "One question of the library.",
    input: z.object({ questionId: ids.question }),
    output: questionShape,
    run: (context, { questionId }) => oneQuestion(context, questionId),
  }),
  endpoint({
    ...{ method: "POST", path: "/review-questions", can: edits },
    summary: "Adds a question to the library.",
    input: saveQuestionInput.omit({ questionId: true, version: true }),
    output: doneQuestion,
    creates: "/review-questions/:questionId",
    run: (context, input) => saveQuestion(context, { ...input, version: undefined }),
  }),
  endpoint({
    ...{ method: "PUT", path: "/review-questions/:questionId", can: edits },
    summary: "Makes another of a question of the library; what cycles ask already stays as it was.",
    input: saveQuestionInput.extend({ questionId: ids.question }),
    output: questionShape,
    run: async (context, input) => {
      await saveQuestion(context, input);
      return oneQuestion(context, input.questionId);
    },
  }),
  endpoint({
    ...{ method: "POST", path: "/review-questions/:questionId/archive", can: edits },
    summary: "Puts a question of the library away, or brings it back.",
    input: archiveQuestionInput,
    output: doneQuestion,
    run: async (context, input) => {
      await archiveQuestion(context, input);
      return { questionId: input.questionId };
    },
  }),
];

/** Templates and the library of questions, over `/api/v1`: what the settings of reviews keep. */
export const templateEndpoints: readonly AnyEndpoint[] = [...templates, ...questions];

async function questionsOf(context: Context): Promise<z.input<typeof questionShape>[]> {
  const { questions: library } = await settingsPage(context, {});
  return library.map(({ question, ...kept }) => ({ ...kept, ...question }));
}

async function oneQuestion(context: Context, questionId: string): Promise<z.input<typeof questionShape>> {
  const found = (await questionsOf(context)).find(({ id }) => id === questionId);
  if (!found) throw notFound("ReviewQuestion");
  return found;
}

async function oneTemplate(context: Context, templateId: string): Promise<z.input<typeof templateShape>> {
  const { id, name: called, elements, archived: away, version: read } = await templatePage(context, templateId);
  return { id, name: called, elements, archived: away, version: read };
}
