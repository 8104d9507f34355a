import { expect, test } from "vitest";
import { sampleQuestions } from "#app/modules/questionnaires/testing/sample-questions.ts";
import { textIn } from "#app/modules/questionnaires/domain.ts";
import { answerIn, answerTypes, isOwnType, keptAs, kindOf, toldAnswer } from "./asked-as.ts";
import { elementsSchema, faultsOf } from "./elements.ts";
import { fieldsOf, fits, isAsked } from "./fields.ts";
import { scoresOf } from "./scores.ts";

const reading = { say: (texts: object) => textIn(texts, "en", "en"), number: String, date: String };
const others = answerTypes.filter((type) => !isOwnType(type));

const elementsWith = (...questions: object[]) =>
  elementsSchema.parse([{ id: "part", kind: "QNA", title: "Part", answerType: "TEXT", questions }]);
const asking = (type: (typeof answerTypes)[number]) => {
  const { question, answers } = sampleQuestions[kindOf(type)];
  return { asked: { id: type, text: question.text.en, answerType: type, setup: question.setup }, answers };
};

test.each(others)("%s is asked, fits, is told and survives being kept, as its kind of answer says", (type) => {
  const { asked, answers } = asking(type);
  const elements = elementsWith(asked);
  expect(faultsOf(elements)).toEqual([]);
  const [field] = fieldsOf(elements, { competencies: [], goals: [] });
  for (const answer of answers) {
    const kept = keptAs(field!, answer);
    expect(answerIn(field!, kept)).toEqual(answer);
    expect(fits(field!, field!.field, kept)).toBe(true);
    expect(toldAnswer(field!, kept, reading)).not.toBe("");
  }
  expect(fits(field!, field!.field, "{")).toBe(false);
  expect(fits(field!, field!.field, '{"odd":["odd"]}')).toBe(false);
  expect(keptAs(field!, undefined)).toBe("");
});

test.each(others.filter((type) => type !== "ENPS"))("%s is not finished without what its kind needs", (type) => {
  const { asked } = asking(type);
  expect(
    faultsOf(elementsWith({ ...asked, setup: { options: [], rows: [], steps: -1, least: "x", first: 7 } })),
  ).toEqual(["reviews.question-unsettled"]);
});

test("a question is asked after one of several that were chosen, and lines of a scale count in the score", () => {
  const elements = elementsWith(asking("MULTIPLE").asked, asking("MATRIX").asked, {
    ...{ id: "why", text: "Why?", answerType: "TEXT", weight: 0 },
    when: { questionId: "MULTIPLE", optionIds: ["growth"] },
  });
  const fields = fieldsOf(elements, { competencies: [], goals: [] });
  const why = fields[2]!;
  expect(isAsked(why, { "q:MULTIPLE": '["pay","growth"]' })).toBe(true);
  expect(isAsked(why, { "q:MULTIPLE": '["pay"]' })).toBe(false);
  expect(isAsked(why, {})).toBe(false);
  const lines = JSON.stringify({ pay: "step-3", growth: "step-3", team: "step-3" });
  expect(scoresOf(elements, fields, { "q:MATRIX": lines }).questions).toBe(100);
});
