import type { Context } from "#app/platform/context/context.ts";
import { sectionOf, type Question, type Texts } from "#app/modules/questionnaires/domain.ts";
import { sumOf } from "../domain/blocks.ts";
import { commentsOf, type SaidComment } from "./comments-told.ts";
import type { Outcome } from "../domain/outcome.ts";
import { averageOfDriver, isCounted, isScored, type Score } from "../domain/score.ts";
import { askedDrivers, type AskedDriver } from "../domain/asked-drivers.ts";
import { offeredDrivers } from "./drivers.ts";
import {
  driverScoreIn,
  everyGroup,
  participationIn,
  scoredOf,
  scoreIn,
  scoreOfQuestions,
  type Results,
} from "./survey-results.ts";

/** `parent` is the name of the driver above it. */
export type Driver = AskedDriver;

export type QuestionView = {
  question: Question;
  driver: string | null;
  /** The heading of the section it was asked in. */
  section: Texts | null;
  score: Score | null;
  /** How often each answer was given, by its key. */
  counts: Record<string, number>;
  /** Percent of favourable answers the last time; null where it was not asked, or is not told. */
  before: number | null;
};

export type InsightsView = {
  answered: number | null;
  asked: number;
  favourable: number | null;
  favourableBefore: number | null;
  enps: number | null;
  /** `average` is the mean of the scale over the driver's questions. */
  drivers: (Driver & { favourable: number | null; before: number | null; average: number | null })[];
  questions: QuestionView[];
  comments: { question: Question; said: SaidComment[]; total: number }[];
  waves: { title: Results["title"]; at: string; favourable: number | null; enps: number | null }[];
  outcome: Outcome | null;
};

/** All that is told of some groups: the whole company, a team, a unit. */
export async function viewOf(
  context: Context,
  results: Results,
  chosen: ReadonlySet<number>,
  waves: readonly Results[],
): Promise<InsightsView> {
  const isWhole = chosen.size === results.groups.length;
  // Groups of another wave are others: only the whole is compared, and only by the same questions.
  const earlier = isWhole ? waves : [];
  const beforeOf = (of: readonly string[] | null) => {
    for (const wave of earlier) {
      const score = scoreAsAsked(wave, results, of);
      if (score !== null) return score;
    }
    return null;
  };
  const questions = results.questions.filter(isCounted).map((question): QuestionView => {
    const wave = earlier.find(({ blocks }) => blocks.has(question.id));
    return {
      question,
      section: sectionOf(results.questions, question.id)?.section?.heading ?? null,
      driver: results.drivers[question.id] ?? null,
      score: scoreIn(results, question, chosen),
      counts: sumOf(results.blocks.get(question.id) ?? [], chosen)?.counts ?? {},
      before: wave ? (scoreIn(wave, question, everyGroup(wave))?.favourable ?? null) : null,
    };
  });
  const scoredQuestions = questions.filter(({ question }) => isScored(question) && question.kind !== "enps");
  const favourableOf = (of: readonly string[] | null) => driverScoreIn(results, of, chosen)?.favourable ?? null;
  return {
    ...participationIn(results, chosen),
    favourable: favourableOf(null),
    favourableBefore: beforeOf(null),
    enps: enpsIn(questions),
    drivers: (await driverNamesIn(context, results)).map((driver) => ({
      ...driver,
      favourable: favourableOf(driver.covers),
      before: beforeOf(driver.covers),
      average: averageOfDriver(scoredQuestions.filter((each) => driver.covers.includes(each.driver ?? ""))),
    })),
    questions,
    comments: await commentsOf(context, results, chosen),
    waves: isWhole ? [results, ...waves].toReversed().map((wave) => waveOf(wave, results)) : [],
    outcome: isWhole ? results.outcome : null,
  };
}

/** What a wave says of the questions of another one: null where it did not ask them all, for then the two are not the same thing. */
function scoreAsAsked(wave: Results, asked: Results, of: readonly string[] | null): number | null {
  const questions = scoredOf(asked, of);
  if (questions.length === 0 || questions.some(({ id }) => !wave.blocks.has(id))) return null;
  return scoreOfQuestions(wave, questions, everyGroup(wave))?.favourable ?? null;
}

const enpsIn = (questions: readonly QuestionView[]) =>
  questions.find(({ question }) => question.kind === "enps")?.score?.enps ?? null;

function waveOf(wave: Results, asked: Results): InsightsView["waves"][number] {
  const recommends = wave.questions.find(({ kind }) => kind === "enps");
  return {
    ...{ title: wave.title, at: wave.publishedAt },
    favourable: scoreAsAsked(wave, asked, null),
    enps: (recommends && scoreIn(wave, recommends, everyGroup(wave))?.enps) ?? null,
  };
}

/** The drivers of what a survey asks that is scored, in the order of its questions, each followed by its sub-drivers. */
export async function driverNamesIn(context: Context, { questions, drivers }: Results): Promise<Driver[]> {
  const asked = questions.filter((question) => isScored(question) && question.kind !== "enps");
  const ids = asked.flatMap(({ id }) => drivers[id] ?? []);
  return askedDrivers(ids, await offeredDrivers(context));
}
