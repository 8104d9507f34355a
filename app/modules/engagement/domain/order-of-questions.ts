import { orderedWithin, type Answers, type Question } from "#app/modules/questionnaires/domain.ts";
import { answeredFirst } from "./where-left-off.ts";

/**
 * The questions in the order of one who answers, by a seed from 0 to 1. A section is mixed in itself and stays in its place;
 * one with a condition within it stays as it was designed. What was answered before comes first in its section, as it was.
 */
export function mixedQuestions(questions: readonly Question[], seed: number, before: Answers): Question[] {
  let state = Math.floor(seed * 2 ** 31);
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  return orderedWithin(questions, (section) => {
    const ids = new Set(section.map(({ id }) => id));
    if (section.some(({ when }) => when && ids.has(when.questionId))) return section;
    const mixed = section
      .map((question) => ({ question, key: next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ question }) => question);
    return answeredFirst(mixed, before);
  });
}
