/** So few people or raters are not told as a number: it would be somebody's. */
export const fewestRated = 3;

/** How often each score was given, and by and about how many people. */
export type CountedAnswers = {
  people: number;
  raters: number;
  scores?: readonly { score: number; times: number }[];
};

/**
 * The average of what was given, in percent with one digit; null where it is about or by too few. Of the same thing in
 * several parts of a form the part with the most people says how many they are.
 */
export function ratingsOf(given: readonly CountedAnswers[]): { average: number | null; people: number } {
  const people = Math.max(0, ...given.map((one) => one.people));
  const enough = given.every((one) => Math.min(one.people, one.raters) >= fewestRated);
  const scores = given.flatMap((one) => one.scores ?? []);
  const times = scores.reduce((sum, one) => sum + one.times, 0);
  if (!enough || times === 0) return { average: null, people };
  const sum = scores.reduce((all, { score, times: often }) => all + score * often, 0);
  return { average: Math.round((sum / times) * 10) / 10, people };
}
