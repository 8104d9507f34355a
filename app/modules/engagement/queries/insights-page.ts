import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { Texts } from "#app/modules/questionnaires/domain.ts";
import type { TeamScope } from "../engagement-places.ts";
import { attributes, type Attribute, type Frame } from "../domain/survey.ts";
import { groupsWithin, nodesBelow, nodesOf } from "../domain/within.ts";
import { benchmarkBeside, benchmarkRows, type BenchmarkBeside, type BenchmarkRow } from "./benchmarks.ts";
import { driverNamesIn, viewOf, type InsightsView } from "./insights-view.ts";
import { driverScoreIn, everyGroup, participationIn, resultsOf, wavesBefore, type Results } from "./survey-results.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const insightsInput = z.object({
  surveyId: z.guid().optional().catch(undefined),
  /** What the rows of the heat map are. */
  by: z.enum(attributes).optional().catch(undefined),
  /** The unit, manager, role or place that is looked at, of `by`. */
  node: z.guid().optional().catch(undefined),
  /** What stands beside the results; the latest where none is chosen. */
  benchmark: z.guid().optional().catch(undefined),
});
export type InsightsInput = z.output<typeof insightsInput>;

export type Published = { id: string; title: Texts; publishedAt: string };

export type HeatRow = {
  id: string;
  name: string;
  /** How many took part; null where so few did that nothing is told. */
  answered: number | null;
  asked: number;
  /** Percent of favourable answers by driver. */
  scores: (number | null)[];
  opens: boolean;
};

export type InsightsPage = {
  scope: TeamScope | "company";
  surveys: Published[];
  survey: Published | null;
  fewest: number;
  by: Attribute | null;
  node: { id: string; name: string } | null;
  offered: Attribute[];
  view: InsightsView | null;
  benchmarks: BenchmarkRow[];
  benchmark: BenchmarkBeside | null;
  heat: { drivers: { id: string; name: string | null }[]; rows: HeatRow[] };
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
  const nothing = { view: null, heat: { drivers: [], rows: [] }, by: null, node: null, offered: [], fewest: 0 };
  const noBenchmark = { benchmarks: [], benchmark: null };
  if (!results) return { scope, surveys, survey: null, ...nothing, ...noBenchmark };
  const mine = scope === "company" ? everyGroup(results) : groupsOfTeam(context, results, scope);
  const by = input.by && results.frame.attributes.includes(input.by) ? input.by : (results.frame.attributes[0] ?? null);
  const node = by && input.node ? { id: input.node, name: results.frame.names[input.node] ?? "" } : null;
  const chosen =
    node && by ? within(mine, groupsWithin(results.groups, results.frame, { attribute: by, node: node.id })) : mine;
  const waves = await wavesBefore(context, results);
  const { title, publishedAt, fewest } = results;
  return {
    ...{ scope, surveys, fewest, by, node, offered: results.frame.attributes },
    survey: { id: results.id, title, publishedAt },
    view: await viewOf(context, results, chosen, waves),
    benchmarks: await benchmarkRows(context),
    benchmark: await benchmarkBeside(context, { benchmarkId: input.benchmark, questions: results.questions }),
    heat: await heatOf(context, results, { mine, by, node: node?.id ?? null }),
  };
}

/** Groups that are among others too. */
export const within = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
  new Set([...some].filter((one) => others.has(one)));

/** The groups of a manager's own people: those who report to them, or all below. */
export function groupsOfTeam(context: Context, { groups, frame }: Results, scope: TeamScope): Set<number> {
  const node = context.actor.employeeId;
  return groupsWithin(groups, frame, { attribute: "TEAM", node, directly: scope === "direct-reports" });
}

/** Surveys with results, the latest first; for managers those that are shared with them. */
export async function publishedSurveys(context: Context, scope: TeamScope | "company"): Promise<Published[]> {
  const shared = scope === "company" ? sql`true` : sql`s.shares_with_managers and s.attributes ? 'TEAM'`;
  return context.rows<Published>(
    sql`select s.id, s.title, ${instant(sql`s.published_at`)} as "publishedAt"
      from {survey} s where s.state = 'PUBLISHED' and s.deleted_at is null and ${shared}
      order by s.published_at desc limit 100`,
  );
}

/** What lies right below a node; at the top, what parts the company: a single node above all tells nothing apart. */
function nodesShown(nodes: ReturnType<typeof nodesOf>, frame: Frame, node: string | null): ReturnType<typeof nodesOf> {
  const shown = nodesBelow(nodes, frame, node);
  const [only] = shown;
  const below = only && shown.length === 1 ? nodesBelow(nodes, frame, only.id) : [];
  return below.length > 0 && node === null ? below : shown;
}

async function heatOf(
  context: Context,
  results: Results,
  { mine, by, node }: { mine: ReadonlySet<number>; by: Attribute | null; node: string | null },
): Promise<InsightsPage["heat"]> {
  const drivers = await driverNamesIn(context, results);
  if (!by) return { drivers, rows: [] };
  const { groups, frame } = results;
  const visible = groups.filter(({ number }) => mine.has(number));
  const nodes = nodesOf(visible, frame, by);
  const shown = nodesShown(nodes, frame, node);
  const rows = shown.map(({ id, name }): HeatRow => {
    const chosen = within(mine, groupsWithin(groups, frame, { attribute: by, node: id }));
    const { answered, asked } = participationIn(results, chosen);
    return {
      ...{ id, name, answered, asked },
      scores: drivers.map((driver) => driverScoreIn(results, driver.id, chosen)?.favourable ?? null),
      opens: nodes.some((other) => frame.above[other.id] === id),
    };
  });
  return { drivers, rows };
}
