import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { CycleSettings } from "./domain/cycle-settings.ts";
import type { Element } from "./domain/elements.ts";
import { libraryOf, templatePage } from "./queries/settings-page.ts";
import { plainElements, reviewsOfTwoCompanies } from "./testing/review-world.ts";
import { createCycle, createCycleInput } from "./use-cases/create-cycle.ts";
import { editTemplate, editTemplateInput } from "./use-cases/edit-template.ts";
import { saveQuestion, saveQuestionInput } from "./use-cases/save-question.ts";
import { saveSection, saveSectionInput } from "./use-cases/save-section.ts";
import { saveTemplate, saveTemplateInput } from "./use-cases/save-template.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  ({ acme } = await reviewsOfTwoCompanies(world));
});
afterAll(() => world.close());

const save = (name: string, elements: unknown) =>
  acme.as("rae", (context) => saveTemplate(context, saveTemplateInput.parse({ name, elements })));
const pageOf = (templateId: string) => acme.as("rae", (context) => templatePage(context, templateId));

type Sent = { questions: object[] } & Record<string, unknown>;

/** What the page of a template sends: each question with its id and its scale, one step a line. */
function sentOf({ id, kind, title, weight, questions, answerType, options }: Element, at: number): Sent {
  const lines = questions.map((question, line) => ({
    ...{ id: question.id, text: question.text, answerType: question.answerType, comment: question.comment },
    ...{ required: "on", weight: String(question.weight), place: String((line + 1) * 10) },
    options: question.options.map(({ label }) => label).join("\n"),
    whenQuestion: question.when?.questionId ?? "",
    whenOption: question.when?.optionIds[0] ?? "",
  }));
  const scale = options.map(({ label }) => label).join("\n");
  return { id, kind, title, answerType, options: scale, weight: String(weight), place: String(at), questions: lines };
}

async function edit(templateId: string, change: (elements: Sent[]) => void): Promise<Element[]> {
  const { name, elements } = await pageOf(templateId);
  const sent = elements.map(sentOf);
  change(sent);
  await acme.as("rae", (context) =>
    editTemplate(context, editTemplateInput.parse({ templateId, name, elements: sent })),
  );
  return (await pageOf(templateId)).elements;
}

const added = (text: string, id?: string) => ({ ...(id ? { id } : {}), text, answerType: "TEXT", place: "900" });

test("a question added after another was removed has an id of its own, whatever its line is called", async () => {
  const { templateId } = await save("Removed and added", plainElements);
  await edit(templateId, ([part]) => part!.questions.push(added("A third?", "question-3-2")));
  await edit(templateId, ([part]) => Object.assign(part!.questions[0]!, { remove: "on" }));
  const [part] = await edit(templateId, ([sent]) => sent!.questions.push(added("A fourth?", "question-3-2")));
  const ids = part!.questions.map(({ id }) => id);
  expect(part!.questions.map(({ text }) => text)).toEqual(["What went well?", "A third?", "A fourth?"]);
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain("question-3-2");
  const [again] = await edit(templateId, ([sent]) => sent!.questions.reverse());
  expect(again!.questions.map(({ id }) => id)).toEqual(ids);
});

test("so has a part that is added after another was removed", async () => {
  const { templateId } = await save("Parts", [...plainElements.map((one) => ({ ...one, weight: 0 }))]);
  const part = (title: string) => ({
    ...{ title, kind: "GOAL", weight: "0", place: "900", answerType: "NUMBER_RATING" },
    options: "A\nB",
  });
  const goals = (title: string) => ({ ...part(title), id: "element-2-5", questions: [] });
  await edit(templateId, (parts) => parts.push(goals("Goals")));
  const parts = await edit(templateId, (sent) => sent.push(goals("More goals")));
  expect(parts.map(({ title }) => title)).toEqual(["Questions", "Goals", "More goals"]);
  expect(new Set(parts.map(({ id }) => id)).size).toBe(3);
});

test("an option put on top leaves every other its id, and the question asked after one of them asked after it", async () => {
  const asked = plainElements[0]!;
  const when = { questionId: "rating", optionIds: ["1"] };
  const [rating, words] = asked.questions;
  const { templateId } = await save("Conditions", [{ ...asked, questions: [rating, { ...words!, when }] }]);
  const [part] = await edit(templateId, ([sent]) =>
    Object.assign(sent!.questions[0]!, { options: "Step 0\nStep 1\nStep 2\nStep 3" }),
  );
  const [first, second] = part!.questions;
  expect(first!.options.slice(1).map(({ id, label }) => [id, label])).toEqual([
    ["1", "Step 1"],
    ["2", "Step 2"],
    ["3", "Step 3"],
  ]);
  expect(["1", "2", "3"]).not.toContain(first!.options[0]!.id);
  expect(second!.when).toEqual(when);
});

test("so does one put on top of a question of the library, and of the scale of a draft", async () => {
  const ask = (options: string, questionId?: string) =>
    acme.as("rae", (context) =>
      saveQuestion(
        context,
        saveQuestionInput.parse({
          text: "How sure?",
          answerType: "DROP_DOWN",
          options,
          ...(questionId ? { questionId } : {}),
        }),
      ),
    );
  const optionsNow = async (id: string) =>
    (await acme.as("rae", libraryOf)).find((one) => one.id === id)!.question.options.map((one) => one.id);
  const { questionId } = await ask("Unsure\nSure");
  const before = await optionsNow(questionId);
  await ask("Lost\nUnsure\nSure", questionId);
  expect((await optionsNow(questionId)).slice(1)).toEqual(before);

  const { cycleId } = await acme.as("rae", (context) =>
    createCycle(
      context,
      createCycleInput.parse({ name: "Draft", periodStartsOn: "2026-01-01", periodEndsOn: "2026-12-31" }),
    ),
  );
  const scale = async (options: string) => {
    await acme.as("rae", (context) =>
      saveSection(context, saveSectionInput.parse({ cycleId, step: "calibration", calibration: { options } })),
    );
    const [row] = await acme.as("rae", (context) =>
      context.rows<{ settings: CycleSettings }>(sql`select settings from {review_cycle} where id = ${cycleId}`),
    );
    return row!.settings.calibration.options.map(({ id }) => id);
  };
  const two = await scale("Low\nHigh");
  expect((await scale("Lowest\nLow\nHigh")).slice(1)).toEqual(two);
});

test("a question of the library taken into two parts is two questions", async () => {
  const { questionId } = await acme.as("rae", (context) =>
    saveQuestion(context, saveQuestionInput.parse({ text: "Both?", answerType: "TEXT" })),
  );
  const parts = ["first", "second"].map((id) => ({
    ...{ ...plainElements[0]!, id, title: id, weight: 0 },
    questions: [{ ...plainElements[0]!.questions[0]!, id: `${id}-rating` }],
  }));
  const { templateId } = await save("Twice", parts);
  await edit(templateId, ([first]) => Object.assign(first!, { takes: [questionId] }));
  const elements = await edit(templateId, ([, second]) => Object.assign(second!, { takes: [questionId] }));
  const ids = elements.flatMap((one) => one.questions.map(({ id }) => id));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  const together = await save(
    "Together",
    parts.map(({ id, ...part }) => ({
      ...part,
      id: `${id}-2`,
      questions: part.questions.map((one) => ({ ...one, id: `${one.id}-2` })),
    })),
  );
  const both = await edit(together.templateId, (sent) =>
    sent.forEach((part) => Object.assign(part, { takes: [questionId] })),
  );
  expect(new Set(both.flatMap((one) => one.questions.map(({ id }) => id))).size).toBe(4);
});

test("a program may leave ids out, is refused two that are the same, and may still say NONE for text", async () => {
  const [asked] = plainElements;
  const without = asked!.questions.map(({ id: _, ...question }) => ({
    ...question,
    answerType: question.answerType === "TEXT" ? "NONE" : question.answerType,
    options: question.options.map(({ label, score }) => ({ label, score })),
  }));
  const { templateId } = await save("By a program", [{ ...asked, id: undefined, questions: without }]);
  const { elements } = await pageOf(templateId);
  const ids = elements.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(new Set([...ids, ...elements[0]!.questions[0]!.options.map((one) => one.id)]).size).toBe(6);
  expect(elements[0]!.questions[1]!.answerType).toBe("TEXT");
  const twice = await save("Twice the same", [
    { ...asked, questions: [asked!.questions[0], asked!.questions[0]] },
  ]).catch((error: AppError) => error);
  expect((twice as AppError).details.fields).toEqual({ elements: "reviews.same-id" });
});
