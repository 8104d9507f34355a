import type { Context } from "#app/platform/context/context.ts";
import type { Question, Texts } from "#app/modules/questionnaires/domain.ts";
import { sumOf, type Block } from "../domain/blocks.ts";
import { wholeForm } from "../domain/lattice.ts";
import type { Outcome } from "../domain/outcome.ts";
import { isScored, scoreOfBlock, scoreOfDriver, type Score } from "../domain/score.ts";
import type { Frame, Group, Privacy } from "../domain/survey.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

/** A survey with all that may be told of it. */
export type Results = {
  id: string;
  title: Texts;
  questions: Question[];
  drivers: Record<string, string>;
  privacy: Privacy;
  fewest: number;
  followsId: string | null;
  frame: Frame;
  outcome: Outcome;
  /** ISO 8601. */
  publishedAt: string;
  sharesWithManagers: boolean;
  sharesWithAll: boolean;
  groups: Group[];
  blocks: ReadonlyMap<string, readonly Block[]>;
};

type Row = Omit<Results, "blocks"> & { results: Record<string, Block[]> | null };

const columns = sql`s.id, s.title, s.questions, s.drivers, s.privacy, s.fewest, s.follows_id as "followsId", s.frame,
  s.outcome, s.shares_with_managers as "sharesWithManagers", s.shares_with_all as "sharesWithAll",
  ${instant(sql`s.published_at`)} as "publishedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('number', g.number, 'place', g.place, 'asked', g.asked)
    order by g.number), '[]') from {survey_group} g where g.survey_id = s.id) as groups,
  (select jsonb_object_agg(r.question_id, r.blocks) from {survey_result} r where r.survey_id = s.id) as results`;

/** The published results of surveys by a condition on `{survey} s`, whoever asks. */
export async function readResults(context: Context, where: Sql): Promise<Results[]> {
  const rows = await context.rows<Row>(
    sql`select ${columns} from {survey} s where s.state = 'PUBLISHED' and s.deleted_at is null and ${where}
      order by s.published_at, s.id limit ${mostSurveys}`,
  );
  return rows.map(({ results, ...survey }) => ({ ...survey, blocks: new Map(Object.entries(results ?? {})) }));
}

/** More surveys than a company publishes in a quarter. */
const mostSurveys = 200;

/** The published results of a survey; null where there are none. */
export async function resultsOf(context: Context, surveyId: string): Promise<Results | null> {
  const [results] = await readResults(context, sql`s.id = ${surveyId}`);
  return results ?? null;
}

/** The wave before it, and those before that, the latest first; four at most. */
export async function wavesBefore(context: Context, { followsId }: Pick<Results, "followsId">): Promise<Results[]> {
  const waves: Results[] = [];
  for (let id = followsId; id !== null && waves.length < 4 && !waves.some((wave) => wave.id === id);) {
    const wave = await resultsOf(context, id);
    if (!wave) break;
    waves.push(wave);
    id = wave.followsId;
  }
  return waves;
}

export const everyGroup = ({ groups }: Pick<Results, "groups">) => new Set(groups.map(({ number }) => number));

/** What some groups answered to a question; null where it may not be told. */
export function scoreIn(results: Results, question: Question, chosen: ReadonlySet<number>): Score | null {
  const sum = sumOf(results.blocks.get(question.id) ?? [], chosen);
  return sum && scoreOfBlock(question, sum);
}

/** What is asked on a scale of some drivers, or at all. */
export const scoredOf = ({ questions, drivers }: Results, of: readonly string[] | null) =>
  questions.filter(
    (question) =>
      isScored(question) && question.kind !== "enps" && (of === null || of.includes(drivers[question.id] ?? "")),
  );

/** The favourable share over some questions. */
export const scoreOfQuestions = (results: Results, questions: readonly Question[], chosen: ReadonlySet<number>) =>
  scoreOfDriver(questions.map((question) => scoreIn(results, question, chosen)));

/** The favourable share over the questions of some drivers, or over all that is scored. */
export const driverScoreIn = (
  results: Results,
  of: readonly string[] | null,
  chosen: ReadonlySet<number>,
): Score | null => scoreOfQuestions(results, scoredOf(results, of), chosen);

/** How many took part of those who were asked; the first is null where so few did that it is not told. */
export function participationIn(
  results: Results,
  chosen: ReadonlySet<number>,
): { answered: number | null; asked: number } {
  const asked = results.groups.filter(({ number }) => chosen.has(number)).reduce((sum, group) => sum + group.asked, 0);
  return { answered: sumOf(results.blocks.get(wholeForm) ?? [], chosen)?.answered ?? null, asked };
}
