import type { Answers, Question } from "#app/modules/questionnaires/domain.ts";

/** Where somebody goes on who left a survey half answered: after the last question they answered, at most at the last one. */
export function placeToGoOn(asked: readonly Question[], answers: Answers): number {
  const last = asked.findLastIndex(({ id }) => answers.has(id));
  return Math.max(0, Math.min(last + 1, asked.length - 1));
}

/** What was answered already, in the order in which it was, before all else. */
export function answeredFirst(questions: readonly Question[], answers: Answers): Question[] {
  const places = new Map([...answers.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: Question) => places.get(id) ?? places.size;
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other));
}
