import { z } from "zod";
import { allGrades, live } from "#app/modules/people/index.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireScope, scopeSql } from "../data/scope-sql.ts";
import { standingOption } from "../data/reviewee-record.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { fewestRated } from "../domain/ratings.ts";
import type { Provider } from "../domain/providers.ts";
import { teamScopes, type Scope } from "../review-places.ts";
import { suppressed, tellable } from "#app/platform/privacy/small-groups.ts";
import { ratedLines, type RatedLine } from "./insights-of-answers.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export const insightsInput = z.object({
  cycle: optionalInput(z.guid()).catch(undefined),
});

export const scopedInsights = z.object({
  scope: z
    .enum([...teamScopes, "company"])
    .describe("Whose reviews: of those who report to the caller, of everybody below them, or of the company."),
  cycle: z.guid().describe("The id of the review cycle."),
});

/** A part of the people reviewed: an org unit, or a grade. */
export type PartOfPeople = { name: string | null; people: number; rated: number; average: number | null };

/** Averages of a cycle in percent; null where too few were rated. */
export type CycleScores = Record<"overall" | "goals" | "competencies" | "questions", number | null>;
export type TrendOfCycle = { id: string; name: string; scores: CycleScores };

export type ReviewInsights = {
  people: number;
  rated: number;
  shared: number;
  acknowledged: number;
  /** Average percent; null where too few were rated. */
  average: number | null;
  /** How many have each option, lowest first; null where too few were rated. */
  distribution: { label: string; count: number }[] | null;
  units: PartOfPeople[];
  grades: PartOfPeople[];
  /** Who rates in the cycle. */
  raters: Provider[];
  lines: RatedLine[];
  /** The cycle and those before it, the oldest first. */
  trend: TrendOfCycle[];
};

/** A cycle in numbers, by unit, grade, rater and what was rated; no names, and no average of fewer than three. */
export async function reviewInsights(context: Context, scope: Scope, cycleId: string): Promise<ReviewInsights> {
  await requireScope(context, scope, "numbers");
  const within = scopeSql(context, scope);
  const cycle = await readCycle(context, cycleId);
  const { settings } = cycle;
  const from = fromReviewed(within.where, cycleId);
  const [whole] = await context.rows<Omit<PartOfPeople, "name"> & Scored & { shared: number; acknowledged: number }>(
    sql`${within.with} select count(*)::int as people, ${rated} as rated, count(r.shared_at)::int as shared,
      count(r.outcome)::int as acknowledged, ${average} from ${from}`,
  );
  const counts = await context.rows<{ option: string; count: number }>(
    sql`${within.with} select ${standingOption} as option, count(*)::int as count
      from ${from} and ${standingOption} is not null group by 1`,
  );
  const trend = await trendTo(context, scope, cycle);
  const beforeId = trend.at(-2)?.id;
  const before = beforeId ? await readCycle(context, beforeId) : null;
  const { scored, ...all } = whole!;
  return {
    ...all,
    average: scored < fewestRated ? null : all.average,
    units: await partsBy(context, within, { from, name: sql`u.name` }),
    grades: await partsBy(context, within, { from, name: sql`g.name` }),
    raters: settings.reviewers.providers.filter((provider) => provider !== "NOMINATOR"),
    lines: await ratedLines(context, scope, { cycle, before }),
    trend,
    distribution:
      all.rated < fewestRated
        ? null
        : settings.calibration.options.map(({ id, label }) => ({
            label,
            count: counts.find(({ option }) => option === id)?.count ?? 0,
          })),
  };
}

const rated = sql`count(*) filter (where ${standingOption} is not null)::int`;
const average = sql`round(avg(r.score_overall), 1)::float8 as average, count(r.score_overall)::int as scored`;

/** The people of a cycle, with their unit and their grade as they were when their review began. */
function fromReviewed(where: Sql, cycleId: string): Sql {
  return sql`{review_reviewee} r left join {org_unit} u on u.id = r.org_unit_id
    left join {assignment} a on a.employee_id = r.employee_id and ${live("a", "GRADE", sql`r.anchor_on`)}
    left join ${allGrades} g on g.id = a.grade_id
    where r.cycle_id = ${cycleId} and r.removed_at is null and ${where}`;
}

const mostParts = 30;
type Scored = { average: number | null; scored: number };

/** Averages of parts beside that of the whole: none that is hidden can be worked out from the others. */
async function partsBy(
  context: Context,
  within: { with: Sql },
  { from, name }: { from: Sql; name: Sql },
): Promise<PartOfPeople[]> {
  const parts = await context.rows<PartOfPeople & Scored>(
    sql`${within.with} select ${name} as name, count(*)::int as people, ${rated} as rated, ${average}
      from ${from} group by ${name} order by count(*) desc, ${name} limit 1000`,
  );
  const told = tellable(parts, { people: ({ scored }) => scored, fewest: fewestRated });
  return parts
    .map(({ scored: _, ...part }, at) => ({ ...part, average: told.has(parts[at]!) ? part.average : null }))
    .slice(0, mostParts);
}

const mostCycles = 6;

/** The average scores of the cycle and of those launched before it, each of the people of the scope in it. */
async function trendTo(context: Context, scope: Scope, cycle: CycleRecord): Promise<TrendOfCycle[]> {
  const within = scopeSql(context, scope);
  const of = (column: Sql) => sql`avg(${column})::float8, 'scored', count(${column})`;
  type Told = Record<keyof CycleScores, { average: number | null; scored: number }>;
  const rows = await context.rows<{ id: string; name: string } & Told>(
    sql`${within.with} select c.id, c.name,
        jsonb_build_object('average', ${of(sql`r.score_overall`)}) as overall,
        jsonb_build_object('average', ${of(sql`r.score_goals`)}) as goals,
        jsonb_build_object('average', ${of(sql`r.score_competencies`)}) as competencies,
        jsonb_build_object('average', ${of(sql`r.score_questions`)}) as questions
      from {review_cycle} c join {review_reviewee} r on r.cycle_id = c.id and r.removed_at is null
      where c.state in ('IN_PROGRESS', 'PUBLISHED') and c.launched_at is not null and ${within.where}
        and c.launched_at <= coalesce(${cycle.launchedAt}::timestamptz, ${context.clock.now()}::timestamptz)
      group by c.id, c.name, c.launched_at order by c.launched_at desc, c.id limit ${mostCycles}`,
  );
  const told = ({ average: mean, scored }: Told["overall"]) => suppressed(mean, scored, fewestRated);
  return rows.toReversed().map(({ id, name, ...scores }) => ({
    ...{ id, name },
    scores: {
      overall: told(scores.overall),
      goals: told(scores.goals),
      competencies: told(scores.competencies),
      questions: told(scores.questions),
    },
  }));
}
