import type { Question } from "#app/modules/questionnaires/domain.ts";
import { momentsOf, type Measure, type MeasureDays, type MeasureGroup } from "#app/platform/contributions/measure.ts";
import type { Context } from "#app/platform/context/context.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { wholeForm } from "../domain/lattice.ts";
import { joinSmall, toldTogether, type Together } from "../domain/told-together.ts";
import { minimumSet } from "./minimum.ts";
import { participationIn, readResults, scoredOf, scoreIn, type Results } from "./survey-results.ts";
import { sql } from "#tenancy/sql.ts";

const guarded = {
  topic: "engagement",
  secrecy: "GUARDED",
  time: "PERIOD",
  better: "MORE",
  fewest: minimumSet,
  seenBy: { company: { kind: "EngagementInsights" } },
} as const;

/** So few who did not take part would be known by their number. */
const fewestAbsent = 2;

/**
 * What surveys say, of those about engagement whose results came out on the days: sums of whole blocks as the results told
 * them, never an answer.
 */
export const engagementMeasures: readonly Measure[] = [
  {
    ...guarded,
    key: "favourable-answers",
    sum: "SHARE",
    groups: (context, days) =>
      groupsOf(context, days, (results) => {
        const questions = scoredOf(results, null);
        return partsOf(results, questions).map((part) => ({ part, ...sumOver(results, questions, part, favourable) }));
      }),
  },
  {
    ...guarded,
    key: "employee-net-promoter-score",
    sum: "MEAN",
    groups: (context, days) =>
      groupsOf(context, days, (results) => {
        const questions = results.questions.filter(({ kind }) => kind === "enps");
        return partsOf(results, questions).map((part) => ({ part, ...sumOver(results, questions, part, promoters) }));
      }),
  },
  {
    ...guarded,
    key: "survey-participation",
    sum: "SHARE",
    groups: (context, days) =>
      groupsOf(context, days, (results) => {
        const parts = joinSmall(toldTogether(numbersOf(results), [formsOf(results)]), (part) => {
          const { answered, asked } = taking(results, part);
          return answered >= fewestPeople && asked - answered >= fewestAbsent;
        });
        return parts.map((part) => {
          const { answered, asked } = taking(results, part);
          return { part, people: asked, value: answered, weight: asked };
        });
      }),
  },
];

type Told = Omit<MeasureGroup, "employeeIds"> & { part: Together };

/** Each survey's parts with everybody who was asked in them. Two statements. */
async function groupsOf(
  context: Context,
  days: MeasureDays,
  toldOf: (results: Results) => Told[],
): Promise<MeasureGroup[]> {
  const { since, until } = momentsOf(days);
  const surveys = await readResults(
    context,
    sql`s.published_at >= ${since} and s.published_at < ${until} and s.purpose in ('ENGAGEMENT', 'PULSE')`,
  );
  const rows = await context.rows<{ surveyId: string; number: number; ids: string[] }>(
    sql`select p.survey_id as "surveyId", p.group_number as number, array_agg(p.employee_id)::text[] as ids
      from {survey_participant} p where p.survey_id = any(${surveys.map(({ id }) => id)}::uuid[]) group by 1, 2`,
  );
  const asked = new Map(rows.map(({ surveyId, number, ids }) => [`${surveyId} ${number}`, ids]));
  return surveys.flatMap((results) =>
    toldOf(results)
      .filter(({ weight }) => weight > 0)
      .map(({ part, ...sums }) => ({
        ...sums,
        source: results.id,
        employeeIds: part.flatMap((number) => asked.get(`${results.id} ${number}`) ?? []),
      })),
  );
}

const numbersOf = ({ groups }: Results) => groups.map(({ number }) => number);
const formsOf = ({ blocks }: Results) => blocks.get(wholeForm) ?? [];
const taking = (results: Results, part: Together) => {
  const { answered, asked } = participationIn(results, new Set(part));
  return { answered: answered ?? 0, asked };
};

/** Parts of groups with forms that cut no block of the questions, of at least five forms each. */
function partsOf(results: Results, questions: readonly Question[]): Together[] {
  const blocks = [formsOf(results), ...questions.map(({ id }) => results.blocks.get(id) ?? [])];
  const given = [...new Set(blocks.flat().flatMap(({ groups }) => groups))];
  return joinSmall(toldTogether(given, blocks), (part) => taking(results, part).answered >= fewestPeople);
}

type Score = NonNullable<ReturnType<typeof scoreIn>>;
const favourable = ({ favourableAnswers }: Score) => favourableAnswers;
/** Points from -100 to 100 for each answer. */
const promoters = ({ promoted, detracted }: Score) => (promoted - detracted) * 100;

function sumOver(
  results: Results,
  questions: readonly Question[],
  part: Together,
  valueOf: (score: Score) => number,
): Omit<Told, "part"> {
  const scores = questions.flatMap((question) => scoreIn(results, question, new Set(part)) ?? []);
  return {
    people: taking(results, part).answered,
    value: scores.reduce((sum, score) => sum + valueOf(score), 0),
    weight: scores.reduce((sum, { answered }) => sum + answered, 0),
  };
}
