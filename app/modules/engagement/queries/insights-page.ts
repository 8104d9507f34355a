import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { TeamScope } from "../engagement-places.ts";
import { heatColumns, heatRows, type HeatRows } from "../domain/survey.ts";
import { groupsWithin, within } from "../domain/within.ts";
import { benchmarkBeside, benchmarkRows, type BenchmarkBeside, type BenchmarkRow } from "./benchmarks.ts";
import { attributeOf, heatMapOf, nothingHot, splitsOf, type HeatMap } from "./heat-map.ts";
import { viewOf, type InsightsView } from "./insights-view.ts";
import { canBeByPerson } from "./person-rows.ts";
import { everyGroup, resultsOf, wavesBefore, type Results } from "./survey-results.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export const insightsInput = z.object({
  surveyId: z.guid().optional().catch(undefined),
  /** What the rows of the heat map are. */
  by: z.enum(heatRows).optional().catch(undefined),
  /** The unit, manager, role or place that is looked at, of `by`. */
  node: z.guid().optional().catch(undefined),
  /** What the columns of the heat map are: drivers, questions, or what people are told apart by besides. */
  columns: z.enum(heatColumns).default("DRIVER").catch("DRIVER"),
  /** The driver that is opened into its sub-drivers. */
  driver: z.guid().optional().catch(undefined),
  /** What stands beside the results; the latest where none is chosen. */
  benchmark: z.guid().optional().catch(undefined),
});
export type InsightsInput = z.output<typeof insightsInput>;

export type Published = { id: string; title: Texts; publishedAt: string };

export type InsightsPage = {
  scope: TeamScope | "company";
  surveys: Published[];
  survey: Published | null;
  fewest: number;
  by: HeatRows | null;
  node: { id: string; name: string } | null;
  offered: HeatRows[];
  view: InsightsView | null;
  benchmarks: BenchmarkRow[];
  benchmark: BenchmarkBeside | null;
  heat: HeatMap;
};

/** What is told of a survey: of the company to who reads all results, of their own people to managers. */
export async function insightsPage(
  context: Context,
  input: InsightsInput,
  scope: TeamScope | "company",
): Promise<InsightsPage> {
  await authorize(context, scope === "company" ? "read" : "read-team", { kind: "SurveyResults" });
  const surveys = await publishedSurveys(context, scope);
  const id = input.surveyId ?? surveys[0]?.id;
  if (input.surveyId && !surveys.some((each) => each.id === input.surveyId)) throw notFound("Survey");
  const results = id === undefined ? null : await resultsOf(context, id);
  const nothing = { view: null, heat: nothingHot, by: null, node: null, offered: [], fewest: 0 };
  const noBenchmark = { benchmarks: [], benchmark: null };
  if (!results) return { scope, surveys, survey: null, ...nothing, ...noBenchmark };
  const mine = scope === "company" ? everyGroup(results) : groupsOfTeam(context, results, scope);
  const offered: HeatRows[] = [...splitsOf(results), ...(canBeByPerson(context, results) ? ["EMPLOYEE" as const] : [])];
  const by = input.by && offered.includes(input.by) ? input.by : (offered[0] ?? null);
  const node =
    by && by !== "EMPLOYEE" && input.node ? { id: input.node, name: results.frame.names[input.node] ?? "" } : null;
  const chosen =
    node && by && by !== "EMPLOYEE"
      ? within(mine, groupsWithin(results.groups, results.frame, { attribute: attributeOf(by), node: node.id }))
      : mine;
  const waves = await wavesBefore(context, results);
  const { title, publishedAt, fewest } = results;
  return {
    ...{ scope, surveys, fewest, by, node, offered },
    survey: { id: results.id, title, publishedAt },
    view: await viewOf(context, results, chosen, waves),
    benchmarks: await benchmarkRows(context),
    benchmark: await benchmarkBeside(context, { benchmarkId: input.benchmark, questions: results.questions }),
    heat: await heatMapOf(context, results, {
      mine,
      by,
      node: node?.id ?? null,
      columns: input.columns,
      driver: input.driver,
    }),
  };
}

/** The groups of a manager's own people: those who report to them, or all below. */
export function groupsOfTeam(context: Context, { groups, frame }: Results, scope: TeamScope): Set<number> {
  const node = context.actor.employeeId;
  return groupsWithin(groups, frame, { attribute: "TEAM", node, directly: scope === "direct-reports" });
}

/** Surveys called `s` that tell a manager of their own people, but what another asks about a plan: that is between those. */
export const publishedForTeams = (managerId: string): Sql =>
  sql`(s.shares_with_managers and s.attributes ? 'TEAM' and not exists (select from {survey_focus} f
    where f.id = s.focus_id and f.lead_id is not null and f.lead_id <> ${managerId}))`;

/** Surveys with results, the latest first; for managers those that are shared with them. */
export async function publishedSurveys(context: Context, scope: TeamScope | "company"): Promise<Published[]> {
  const shared = scope === "company" ? sql`true` : publishedForTeams(context.actor.employeeId);
  return context.rows<Published>(
    sql`select s.id, s.title, ${instant(sql`s.published_at`)} as "publishedAt"
      from {survey} s where s.state = 'PUBLISHED' and s.deleted_at is null and ${shared}
      order by s.published_at desc limit 100`,
  );
}
