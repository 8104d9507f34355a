import { askedBy, type Question } from "#app/modules/questionnaires/domain.ts";
import type { Block } from "./blocks.ts";

/** An answer of at least so many percent of the best there is counts as favourable: four or five of five. */
const favourableFrom = 70;

/** What some people answered to a question, or to the questions of a driver. */
export type Score = {
  answered: number;
  /** How many of them are favourable, and in percent. */
  favourableAnswers: number;
  favourable: number | null;
  /** Mean of the scale, to one digit. */
  average: number | null;
  /** Employee net promoter score, from -100 to 100; of questions from 0 to 10 alone. */
  enps: number | null;
  /** How many answered 9 or 10, and 6 or less; counted of questions from 0 to 10 alone. */
  promoted: number;
  detracted: number;
};

/** Answers as they are counted: `0` to `10` of a recommendation, the id of an option of all else. */
export const isCounted = ({ kind }: Pick<Question, "kind">) =>
  ["scale", "enps", "stars", "single", "multiple"].includes(kind);

export const isScored = ({ kind }: Pick<Question, "kind">) => ["scale", "enps", "stars"].includes(kind);

/** Under which keys an answer is counted. */
export function keysOf({ kind }: Question, value: unknown): string[] {
  if (value === undefined || value === null || value === "") return [];
  if (kind === "multiple") return Array.isArray(value) ? value.map(String) : [];
  return [String(value as string | number)];
}

/** The answer a key stands for. */
const valueOf = ({ kind }: Question, key: string): unknown => (kind === "enps" || kind === "stars" ? Number(key) : key);

/** Whether an answer to a question is favourable, by its key; undefined where none is. */
function favourableKeys(question: Question): ((key: string) => boolean) | undefined {
  if (!isScored(question)) return undefined;
  const asked = askedBy(question);
  return (key) => {
    const value = valueOf(question, key);
    return question.kind === "enps" ? (asked.amount(value) ?? 0) >= 9 : (asked.score(value) ?? 0) >= favourableFrom;
  };
}

/** Whether an answer speaks against what is asked: it is not favourable, or it is one that recommends us to nobody. */
export function againstKeys(question: Question): ((key: string) => boolean) | undefined {
  if (question.kind === "enps") return (key) => Number(key) <= 6;
  const isFavourable = favourableKeys(question);
  return isFavourable && ((key) => !isFavourable(key));
}

const nothingScored = {
  ...{ favourableAnswers: 0, favourable: null, average: null, enps: null },
  ...{ promoted: 0, detracted: 0 },
};

export function scoreOfBlock(question: Question, { answered, counts }: Pick<Block, "answered" | "counts">): Score {
  if (!isScored(question)) return { answered, ...nothingScored };
  const asked = askedBy(question);
  const isFavourable = favourableKeys(question)!;
  let [favourable, sum, promoters, detractors] = [0, 0, 0, 0];
  for (const [key, count] of Object.entries(counts)) {
    const value = valueOf(question, key);
    const amount = asked.amount(value) ?? 0;
    sum += amount * count;
    if (isFavourable(key)) favourable += count;
    if (amount >= 9) promoters += count;
    if (amount <= 6) detractors += count;
  }
  if (answered === 0) return { answered, ...nothingScored };
  return {
    answered,
    favourableAnswers: favourable,
    favourable: Math.round((favourable / answered) * 100),
    average: Math.round((sum / answered) * 10) / 10,
    enps: question.kind === "enps" ? Math.round(((promoters - detractors) / answered) * 100) : null,
    ...(question.kind === "enps" ? { promoted: promoters, detracted: detractors } : { promoted: 0, detracted: 0 }),
  };
}

/**
 * The mean over several questions, each answer counting once: from the means that are told of each, so that it tells no more
 * than they do. Null where one of them is not told, or where their scales differ.
 */
export function averageOfDriver(told: readonly { question: Question; score: Score | null }[]): number | null {
  const scales = new Set(told.map(({ question }) => stepsOf(question)));
  if (scales.size !== 1) return null;
  let [sum, answered] = [0, 0];
  for (const { score } of told) {
    if (score === null || score.average === null) return null;
    sum += score.average * score.answered;
    answered += score.answered;
  }
  return Math.round((sum / answered) * 10) / 10;
}

/** How many steps a question has. */
function stepsOf({ setup }: Question): number {
  const { options, most = 5 } = setup as { options?: readonly unknown[]; most?: number };
  return options?.length ?? most;
}

/** The favourable share over several questions, each answer counting once; null where one of them may not be told. */
export function scoreOfDriver(scores: readonly (Score | null)[]): Score | null {
  const told = scores.filter((score) => score !== null && score.favourable !== null) as Score[];
  if (told.length === 0 || told.length < scores.length) return null;
  const answered = told.reduce((sum, score) => sum + score.answered, 0);
  const favourableAnswers = told.reduce((sum, score) => sum + score.favourableAnswers, 0);
  const favourable = Math.round((favourableAnswers / answered) * 100);
  return { ...nothingScored, answered, favourableAnswers, favourable };
}
