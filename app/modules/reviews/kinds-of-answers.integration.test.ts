import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleQuestions } from "#app/modules/questionnaires/testing/sample-questions.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Element } from "./domain/elements.ts";
import { libraryOf, templatePage } from "./queries/settings-page.ts";
import { resultPage } from "./queries/result-page.ts";
import { reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { editTemplate, editTemplateInput } from "./use-cases/edit-template.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { saveQuestion, saveQuestionInput } from "./use-cases/save-question.ts";
import { saveTemplate, saveTemplateInput } from "./use-cases/save-template.ts";
import { submitForm } from "./use-cases/submit-form.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;
beforeAll(async () => {
  world = await createWorld();
  ({ acme, reviews } = await reviewsOfTwoCompanies(world));
});
afterAll(() => world.close());

const { setup } = sampleQuestions.matrix.question;
const line = { text: "How satisfied?", answerType: "MATRIX", place: "10", required: "on", comment: "NONE" };

/** A template as its page makes it: a question answered by lines of a scale, whose settings are sent as JSON. */
async function templateWith(sent: object): Promise<Element[]> {
  const elements = [{ kind: "QNA", title: "Part", weight: "100", answerType: "TEXT", questions: [sent] }];
  const { templateId } = await acme.as("rae", (context) =>
    saveTemplate(context, saveTemplateInput.parse({ name: `Kinds ${Math.random()}`, elements: [plainPart] })),
  );
  await acme.as("rae", (context) =>
    editTemplate(context, editTemplateInput.parse({ templateId, name: `Kinds of ${templateId}`, elements })),
  );
  return (await acme.as("rae", (context) => templatePage(context, templateId))).elements;
}
const plainPart = {
  kind: "QNA",
  title: "Part",
  weight: 100,
  answerType: "TEXT",
  questions: [{ text: "?", answerType: "TEXT" }],
};

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "DONE",
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

test("lines of a scale are asked in a review, answered, refused where they do not fit, and read in words", async () => {
  const elements = await templateWith({ ...line, setup: JSON.stringify(setup) });
  const [question] = elements[0]!.questions;
  expect(question).toMatchObject({ answerType: "MATRIX", setup });
  const cycleId = await reviews.cycle(["asha"], {}, "Kinds of answers", elements);
  const form = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
  const submit = (answer: object | string) =>
    acme.as("ravi", (context) => {
      const kept = typeof answer === "string" ? answer : JSON.stringify(answer);
      return submitForm(context, saveAnswersInput.parse({ formId: form.id, answers: { [`q:${question!.id}`]: kept } }));
    });
  expect(await codeOf(submit({ pay: "step-1", odd: "step-1" }))).toBe("reviews.unknown-field");
  expect(await codeOf(submit("["))).toBe("reviews.unknown-field");
  expect(await codeOf(submit({ pay: "step-1", growth: "step-2", team: "step-3" }))).toBe("DONE");
  const { questions } = await acme.as("ravi", (context) =>
    resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }),
  );
  expect(questions.map(({ answers }) => answers.map(({ text }) => text))).toEqual([
    ["Pay: Strongly disagree; Growth: Disagree; Team: Neither"],
  ]);
});

test("a question whose kind is not settled is refused in a template and in the library", async () => {
  expect(await codeOf(templateWith({ ...line, setup: '{"rows":[],"options":[]}' }))).toBe("reviews.question-unsettled");
  const save = (sent: object) =>
    acme.as("rae", (context) => saveQuestion(context, saveQuestionInput.parse({ ...line, options: "", ...sent })));
  expect(await codeOf(save({}))).toBe("reviews.question-unsettled");
  expect(await codeOf(save({ setup: JSON.stringify(setup) }))).toBe("DONE");
  const kept = await acme.as("rae", (context) => libraryOf(context));
  expect(kept.find(({ question }) => question.text === line.text)?.question).toMatchObject({
    answerType: "MATRIX",
    setup,
  });
});
