import { expect, test } from "vitest";
import { sampleQuestions } from "../testing/sample-questions.ts";
import type { Question } from "./questionnaire.ts";
import { textsOf } from "./texts-of.ts";

const option = (id: string, en: string, de?: string) => ({ id, label: { en, ...(de && { de }) }, score: null });

test("what can be chosen is read too, and what nobody wrote is not", () => {
  const question: Question = {
    ...{ id: "q", kind: "multiple", text: { en: "Which?", de: "Welche?" }, help: {}, required: false },
    ...{ comment: "NONE", when: null },
    setup: { options: [option("a", "Tools", "Werkzeuge"), option("b", "Rooms")], fewest: 0, most: 2 },
  };
  expect(textsOf(question).map(({ en, de }) => [en, de])).toEqual([
    ["Which?", "Welche?"],
    ["Tools", "Werkzeuge"],
    ["Rooms", undefined],
  ]);
});

test("lines of a matrix are read as well as its scale", () => {
  const { question } = sampleQuestions.matrix;
  const { rows, options } = question.setup as { rows: unknown[]; options: unknown[] };
  expect(textsOf({ ...question, help: {} })).toHaveLength(1 + rows.length + options.length);
});
