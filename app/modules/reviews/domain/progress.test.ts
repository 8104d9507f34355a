import { expect, test } from "vitest";
import { plainScale, type Element } from "./elements.ts";
import { commentOf, fieldsOf } from "./fields.ts";
import { progressOf, sectionOfNeeded } from "./progress.ts";

const scale = plainScale(["Rarely", "Often"]);
const plain = { help: "", setup: null, required: true, comment: "NONE" as const, weight: 1 };
const rated = { ...plain, answerType: "STAR_RATING" as const, options: scale };
const words = { ...plain, answerType: "TEXT" as const, options: [] };

const elements: Element[] = [
  {
    ...rated,
    id: "work",
    kind: "QNA",
    title: "Work",
    questions: [
      { ...rated, id: "results", text: "Results", comment: "REQUIRED", when: null },
      { ...words, id: "why", text: "Why rarely?", when: { questionId: "results", optionIds: ["1"] } },
      { ...words, id: "more", text: "Anything else", required: false, when: null },
    ],
  },
  { ...rated, id: "goals", kind: "GOAL", title: "Goals", questions: [] },
];
const fields = fieldsOf(elements, { competencies: [], goals: [{ id: "g1", name: "Sell" }] });

test("a section says how many of its questions are answered and what is missing, comments that are needed too", () => {
  const [work, goals] = progressOf(elements, fields, { "q:results": "2", "g:goals:g1": "1" });
  expect(work).toEqual({
    ...{ id: "work", title: "Work", asked: 2, answered: 1 },
    missing: [{ field: commentOf("q:results"), text: "Results" }],
  });
  expect(goals).toEqual({ id: "goals", title: "Goals", asked: 1, answered: 1, missing: [] });
});

test("a question that an answer brings up is asked from then on", () => {
  const [work] = progressOf(elements, fields, { "q:results": "1", [commentOf("q:results")]: "Late" });
  expect([work!.asked, work!.answered]).toEqual([3, 1]);
  expect(work!.missing).toEqual([{ field: "q:why", text: "Why rarely?" }]);
});

test("spaces and empty tags are no answer", () => {
  const [work] = progressOf(elements, fields, { "q:results": "2", [commentOf("q:results")]: "<p> </p>" });
  expect(work!.missing).toHaveLength(1);
});

test("a section beside the template's needs each of its fields", () => {
  const needed = [{ field: "result", text: "How did they do?" }];
  expect(sectionOfNeeded({ id: "result", title: "Result" }, needed, {}).missing).toEqual(needed);
  expect(sectionOfNeeded({ id: "result", title: "Result" }, needed, { result: "o1" })).toMatchObject({
    asked: 1,
    answered: 1,
    missing: [],
  });
});
