import type { Question } from "../domain/questionnaire.ts";
import type { KindName } from "../kinds/kinds.ts";

const labels = ["Strongly disagree", "Disagree", "Neither", "Agree", "Strongly agree"];
const steps = labels.map((en, at) => ({ id: `step-${at + 1}`, label: { en }, score: at + 1 }));
const themes = ["Pay", "Growth", "Team"].map((en) => ({ id: en.toLowerCase(), label: { en }, score: null }));
const plain = { help: {}, required: false, comment: "NONE", when: null } as const;

/** A question of each kind, and how somebody answered it. */
export const sampleQuestions: Record<KindName, { question: Question; answers: unknown[] }> = {
  single: {
    question: {
      ...plain,
      id: "single",
      kind: "single",
      text: { en: "What matters most?" },
      setup: { options: themes, folded: false },
    },
    answers: ["pay", "team", "team"],
  },
  multiple: {
    question: {
      ...{ ...plain, id: "multiple", kind: "multiple", text: { en: "What should change?" } },
      setup: { options: themes, fewest: 1, most: 2 },
    },
    answers: [["pay", "growth"], ["growth"]],
  },
  scale: {
    question: {
      ...{ ...plain, id: "scale", kind: "scale", text: { en: "I know what is expected of me." } },
      ...{ comment: "OPTIONAL", help: { en: "Think of the last three months." }, setup: { options: steps } },
    },
    answers: ["step-4", "step-5", "step-2"],
  },
  stars: {
    question: { ...plain, id: "stars", kind: "stars", text: { en: "How was the onboarding?" }, setup: { steps: 5 } },
    answers: [4, 5, 3],
  },
  enps: {
    question: {
      ...plain,
      id: "enps",
      kind: "enps",
      text: { en: "Would you recommend us as a place to work?" },
      required: true,
      setup: {},
    },
    answers: [10, 9, 8, 4],
  },
  number: {
    question: {
      ...{ ...plain, id: "number", kind: "number", text: { en: "How many days a week in the office?" } },
      setup: { least: 0, most: 5, whole: true },
    },
    answers: [2, 3],
  },
  date: {
    question: {
      ...plain,
      id: "date",
      kind: "date",
      text: { en: "When did it happen?" },
      setup: { first: null, last: "2026-11-16" },
    },
    answers: ["2026-10-01"],
  },
  text: {
    question: {
      ...plain,
      id: "text",
      kind: "text",
      text: { en: "What went well?" },
      setup: { several: true, longest: 20_000 },
    },
    answers: ["The launch.", "We shipped on time,\nand nobody worked at night."],
  },
  ranking: {
    question: {
      ...plain,
      id: "ranking",
      kind: "ranking",
      text: { en: "Put these in order." },
      setup: { options: themes },
    },
    answers: [
      ["team", "growth", "pay"],
      ["pay", "team", "growth"],
    ],
  },
  matrix: {
    question: {
      ...{ ...plain, id: "matrix", kind: "matrix", text: { en: "How satisfied are you?" } },
      setup: { rows: themes.map(({ id, label }) => ({ id, label })), options: steps.slice(0, 3) },
    },
    answers: [{ pay: "step-1", growth: "step-2", team: "step-3" }],
  },
};
