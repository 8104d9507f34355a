import { z } from "zod";
import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Follower } from "#app/platform/contributions/followers.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { metricFacts } from "../data/metric-record.ts";
import { metricPoints, metricPointsInput, type MetricPoints } from "./metric-points.ts";
import { findMetricRow, type MetricRow } from "./metric-row.ts";
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
  /** What the reader may do to it. */
  granted: Granted;
  points: MetricPoints;
  /** What the graph shows, oldest first. */
  graph: { date: string; value: number }[];
  /** What follows it, as far as the actor may see. */
  followers: readonly Follower[];
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

/** All of one metric. */
export async function metricDetail(
  context: Context,
  { metricId, act, day, before }: z.output<typeof metricDetailInput>,
): Promise<MetricDetail> {
  const metric = await requireMetricRow(context, metricId);
  const facts = metricFacts({ ownerId: metric.owner.id });
  await authorize(context, "view", facts);
  const ability = await context.ability();
  return {
    metric,
    mayEdit: ability.decide("edit", facts).allowed,
    granted: grantsOf(ability, { records: [{ id: metricId, facts, acts: ["edit"] }] }),
    points: await metricPoints(context, { metricId, before }),
    graph: await drawnPoints(context, metricId),
    followers: (await context.followers["Metric"]?.list(context, metricId)) ?? [],
    ...(await relatedMetrics(context, metricId)),
    comments: await commentThread(context, { about: "Metric", record: metricId }, facts),
    act: act ?? null,
    day: day ?? null,
    today: context.today(),
  };
}

export async function requireMetricRow(context: Context, metricId: string): Promise<MetricRow> {
  const metric = await findMetricRow(context, metricId);
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
