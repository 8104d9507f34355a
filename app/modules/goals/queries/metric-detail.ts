import { z } from "zod";
import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { metricFacts } from "../data/metric-record.ts";
import { metricPoints, metricPointsInput, type MetricPoints } from "./metric-points.ts";
import { metricRowColumns, metricRowSource, type MetricRow } from "./metric-row.ts";
import { goalRowColumns, type GoalRow, asSeen, type WithDue } from "./goal-row.ts";
import { sql } from "#tenancy/sql.ts";

export const metricDetailInput = metricPointsInput.extend({
  /** `edit`, `record`, `file`: the form that is open. */
  act: z.string().optional().describe("What to open."),
  /** The day whose value is to be corrected. */
  day: z.iso.date().optional().catch(undefined).describe("A day, as `2026-11-16`."),
});

export type MetricDetail = {
  metric: MetricRow;
  mayEdit: boolean;
  points: MetricPoints;
  /** What the graph shows, oldest first. */
  graph: { date: string; value: number }[];
  /** The key results that follow it, as far as the actor may see. */
  goals: (GoalRow & WithDue)[];
  /** What it is computed of, and what is computed of it. */
  sources: RelatedMetric[];
  dependents: RelatedMetric[];
  comments: CommentThreadView;
  act: string | null;
  day: string | null;
  today: string;
};

export type RelatedMetric = { id: string; name: string; key: string };

const mostDrawn = 400;
const mostGoals = 100;

/** All of one metric. */
export async function metricDetail(
  context: Context,
  { metricId, act, day, before }: z.output<typeof metricDetailInput>,
): Promise<MetricDetail> {
  const metric = await requireMetricRow(context, metricId);
  const facts = metricFacts({ ownerId: metric.owner.id });
  await authorize(context, "view", facts);
  return {
    metric,
    mayEdit: (await context.ability()).decide("edit", facts).allowed,
    points: await metricPoints(context, { metricId, before }),
    graph: await drawnPoints(context, metricId),
    goals: await followersOf(context, metricId),
    ...(await relatedMetrics(context, metricId)),
    comments: await commentThread(context, { about: "Metric", record: metricId }, facts),
    act: act ?? null,
    day: day ?? null,
    today: context.today(),
  };
}

export async function requireMetricRow(context: Context, metricId: string): Promise<MetricRow> {
  const metric = await firstRow<MetricRow>(
    context,
    sql`select ${metricRowColumns} from ${metricRowSource} where m.id = ${metricId}`,
  );
  if (!metric) throw notFound("Metric");
  return metric;
}

async function drawnPoints(context: Context, metricId: string): Promise<MetricDetail["graph"]> {
  const newest = await context.rows<MetricDetail["graph"][number]>(
    sql`select on_date::text as date, value::float8 as value from {metric_point}
      where metric_id = ${metricId} and replaced_at is null order by on_date desc limit ${mostDrawn}`,
  );
  return newest.reverse();
}

async function followersOf(context: Context, metricId: string): Promise<MetricDetail["goals"]> {
  const allowed = await goalsAllowing(context, "view");
  const goals = await context.rows<GoalRow>(
    sql`with recursive ${allowed.with} select ${goalRowColumns} from {goal} g join {goal_period} p on p.id = g.period_id
      where g.metric_id = ${metricId} and g.deleted_at is null and (${allowed.where})
        order by g.closure_status is not null, g.due_date, lower(g.title), g.id limit ${mostGoals}`,
  );
  return asSeen(context, goals);
}

async function relatedMetrics(
  context: Context,
  metricId: string,
): Promise<Pick<MetricDetail, "sources" | "dependents">> {
  const rows = await context.rows<RelatedMetric & { reads: boolean }>(
    sql`select m.id, m.name, m.key, s.source_id = ${metricId}::uuid as reads from {metric_source} s
      join {metric} m on m.id = case when s.source_id = ${metricId}::uuid then s.metric_id else s.source_id end
      where s.source_id = ${metricId}::uuid or s.metric_id = ${metricId}::uuid order by lower(m.name), m.id`,
  );
  const related = (reads: boolean) =>
    rows.filter((row) => row.reads === reads).map(({ reads: _, ...metric }) => metric);
  return { sources: related(false), dependents: related(true) };
}
