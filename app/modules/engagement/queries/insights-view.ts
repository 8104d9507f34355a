import type { Context } from "#app/platform/context/context.ts";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import { sumOf } from "../domain/blocks.ts";
import type { Outcome } from "../domain/outcome.ts";
import { isCounted, isScored, type Score } from "../domain/score.ts";
import { offeredDrivers } from "./drivers.ts";
import { driverScoreIn, everyGroup, participationIn, scoreIn, type Results } from "./survey-results.ts";
import { sql } from "#tenancy/sql.ts";

export type Driver = { id: string; name: string | null };

export type QuestionView = {
  question: Question;
  driver: string | null;
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
  drivers: (Driver & { favourable: number | null; before: number | null })[];
  questions: QuestionView[];
  comments: { question: Question; said: string[]; total: number }[];
  waves: { title: Results["title"]; at: string; favourable: number | null; enps: number | null }[];
  outcome: Outcome | null;
};

const commentsShown = 60;

/** All that is told of some groups: the whole company, a team, a unit. */
export async function viewOf(
  context: Context,
  results: Results,
  chosen: ReadonlySet<number>,
  waves: readonly Results[],
): Promise<InsightsView> {
  const [last] = waves;
  const isWhole = chosen.size === results.groups.length;
  // Groups of another wave are others: only the whole is compared.
  const before = last && isWhole ? last : null;
  const questions = results.questions.filter(isCounted).map((question): QuestionView => ({
    question,
    driver: results.drivers[question.id] ?? null,
    score: scoreIn(results, question, chosen),
    counts: sumOf(results.blocks.get(question.id) ?? [], chosen)?.counts ?? {},
    before: before ? (scoreIn(before, question, everyGroup(before))?.favourable ?? null) : null,
  }));
  const favourableOf = (some: Results | null, driver: string | null, groups: ReadonlySet<number>) =>
    some ? (driverScoreIn(some, driver, groups)?.favourable ?? null) : null;
  return {
    ...participationIn(results, chosen),
    favourable: favourableOf(results, null, chosen),
    favourableBefore: favourableOf(before, null, before ? everyGroup(before) : chosen),
    enps: enpsIn(questions),
    drivers: (await driverNamesIn(context, results)).map((driver) => ({
      ...driver,
      favourable: favourableOf(results, driver.id, chosen),
      before: favourableOf(before, driver.id, before ? everyGroup(before) : chosen),
    })),
    questions,
    comments: await commentsOf(context, results, chosen),
    waves: isWhole ? [results, ...waves].toReversed().map(waveOf) : [],
    outcome: isWhole ? results.outcome : null,
  };
}

const enpsIn = (questions: readonly QuestionView[]) =>
  questions.find(({ question }) => question.kind === "enps")?.score?.enps ?? null;

function waveOf(results: Results): InsightsView["waves"][number] {
  const all = everyGroup(results);
  const recommends = results.questions.find(({ kind }) => kind === "enps");
  return {
    ...{ title: results.title, at: results.publishedAt },
    favourable: driverScoreIn(results, null, all)?.favourable ?? null,
    enps: (recommends && scoreIn(results, recommends, all)?.enps) ?? null,
  };
}

/** The drivers of what a survey asks that is scored, in the order of its questions. */
export async function driverNamesIn(context: Context, { questions, drivers }: Results): Promise<Driver[]> {
  const asked = questions.filter((question) => isScored(question) && question.kind !== "enps");
  const ids = new Set(asked.flatMap(({ id }) => drivers[id] ?? []));
  const names = new Map((await offeredDrivers(context)).map((driver) => [driver.id, driver.name]));
  return [...ids].flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? null }] : []));
}

/** Comments of blocks that lie wholly among the chosen groups, in the order of their random ids. */
async function commentsOf(
  context: Context,
  results: Results,
  chosen: ReadonlySet<number>,
): Promise<InsightsView["comments"]> {
  const rows = await context.rows<{ questionId: string; words: string; total: number }>(
    sql`select * from (select question_id as "questionId", words, count(*) over (partition by question_id)::int as total,
        row_number() over (partition by question_id order by id) as place
      from {survey_comment} where survey_id = ${results.id} and groups <@ ${JSON.stringify([...chosen])}::jsonb) said
      where place <= ${commentsShown} order by "questionId", place`,
  );
  return results.questions.flatMap((question) => {
    const said = rows.filter(({ questionId }) => questionId === question.id);
    return said.length > 0 ? [{ question, said: said.map(({ words }) => words), total: said[0]!.total }] : [];
  });
}
