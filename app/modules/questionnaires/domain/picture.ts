import type { Reading, Tally } from "./answer-kind.ts";
import { askedBy, type Question } from "./questionnaire.ts";

/** What many people answered to one question. */
export type Picture = {
  answered: number;
  average: number | null;
  /** Employee net promoter score: percent of 9 and 10 less percent of 0 to 6. */
  enps: number | null;
  bars: (Tally & { share: number })[];
  /** Answers as they were written, where there is no distribution. */
  said: string[];
};

export function pictureOf(question: Question, values: readonly unknown[], reading: Reading): Picture {
  const asked = askedBy(question);
  const given = values.filter((value) => !asked.isEmpty(value) && asked.answer.safeParse(value).success);
  const amounts = given.flatMap((value) => asked.amount(value) ?? []);
  const tally = asked.tally?.(given, reading) ?? [];
  const whole = question.kind === "ranking" ? tally.reduce((sum, { count }) => sum + count, 0) : given.length;
  return {
    answered: given.length,
    average: amounts.length > 0 ? amounts.reduce((sum, one) => sum + one, 0) / amounts.length : null,
    enps: question.kind === "enps" ? enpsOf(amounts) : null,
    bars: tally.map((one) => ({ ...one, share: whole > 0 ? (one.count / whole) * 100 : 0 })),
    said: asked.tally ? [] : given.map((value) => asked.told(value, reading)),
  };
}

/** From -100, all are detractors, to 100, all are promoters; null where nobody answered. */
export function enpsOf(likely: readonly number[]): number | null {
  if (likely.length === 0) return null;
  const promoters = likely.filter((one) => one >= 9).length;
  const detractors = likely.filter((one) => one <= 6).length;
  return Math.round(((promoters - detractors) / likely.length) * 100);
}
