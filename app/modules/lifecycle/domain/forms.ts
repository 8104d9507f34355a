import type { Answer, Answers } from "#app/modules/questionnaires/domain.ts";

/** The answers to a form as a step keeps them: by the id of a question. */
export type KeptAnswers = Record<string, Answer>;

export const keptAnswers = (answers: Answers): KeptAnswers => Object.fromEntries(answers);
export const answersKept = (kept: KeptAnswers): Answers => new Map(Object.entries(kept));
