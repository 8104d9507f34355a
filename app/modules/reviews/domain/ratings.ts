import { suppressed } from "#app/platform/privacy/small-groups.ts";

/** So few people or raters are not told as a number: it would be somebody's. */
export const fewestRated = 3;

/** How often each score was given, about how many people, and by how many where they are not named. */
export type CountedAnswers = {
  people: number;
  raters: number | null;
  scores?: readonly { score: number; times: number }[];
};

/**
 * The average of what was given, in percent with one digit; null where it is about or by too few. Of the same thing in
 * several parts of a form the part with the most people says how many they are.
 */
export function ratingsOf(given: readonly CountedAnswers[]): { average: number | null; people: number } {
  const people = Math.max(0, ...given.map((one) => one.people));
  const behind = Math.min(...given.map((one) => Math.min(one.people, one.raters ?? one.people)));
  const scores = given.flatMap((one) => one.scores ?? []);
  const times = scores.reduce((sum, one) => sum + one.times, 0);
  const sum = scores.reduce((all, one) => all + one.score * one.times, 0);
  return { average: suppressed(times === 0 ? null : sum / times, behind, fewestRated), people };
}
