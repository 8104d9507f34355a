import type { Question } from "#app/modules/questionnaires/domain.ts";

/** Whether people can write something, as an answer or beside one. */
export const asksForWords = (questions: readonly Pick<Question, "kind" | "comment">[]): boolean =>
  questions.some(({ kind, comment }) => kind === "text" || comment !== "NONE");
