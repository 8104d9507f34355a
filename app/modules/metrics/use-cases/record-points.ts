import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { recomputeMetrics } from "../data/computed-metrics.ts";
import { measureOf, isValueAllowed, roundValue } from "../domain/measure.ts";
import { storePoints, type PlacedPoints, type StoredPoints } from "../data/metric-points.ts";
import { lockMetrics, metricFacts, requireMetric, type MetricRecord } from "../data/metric-record.ts";
import { metricEvent } from "../events.ts";
import { metricTextInput } from "./metric-input.ts";
import { writeDown } from "./write-down.ts";

const mostPoints = 2_000;

/** In the metric's measure; money in minor units. */
const point = z.object({
  date: z.iso.date().describe("A day, as `2026-11-16`."),
  value: z.number().min(-1e15).max(1e15).describe("The value of the day; money in minor units."),
  note: metricTextInput(500).default("").describe("A word about it; at most 500 characters."),
});
export const recordPointsInput = z.object({
  metricId: ids.metric,
  points: z.array(point).min(1).max(mostPoints).describe("Values by day; a day that has one is corrected."),
});
export type RecordPointsInput = z.output<typeof recordPointsInput>;
export type RecordedPoints = StoredPoints & { goalIds: string[] };

/**
 * Notes what a metric was on some days, today or before. A day that has a value already is corrected: what stood before
 * is kept. What follows the metric takes its newest value in the same transaction.
 */
export async function recordPoints(context: Context, input: RecordPointsInput): Promise<RecordedPoints> {
  const { placed: _, ...recorded } = await placePoints(context, input);
  return recorded;
}

/** The same, with which points were stored and replaced, so that it can be taken back. */
export async function placePoints(
  context: Context,
  { metricId, points }: RecordPointsInput,
): Promise<RecordedPoints & { placed: PlacedPoints }> {
  await lockMetrics(context);
  const metric = await requireGivenMetric(context, metricId);
  requireSound(context, metric, points);
  const measure = measureOf(metric);
  const { counts: stored, placed } = await storePoints(
    context,
    metricId,
    points.map((given) => ({ ...given, value: roundValue(measure, given.value) })),
  );
  if (stored.added + stored.corrected === 0) return { ...stored, placed, goalIds: [] };
  const goalIds = await metricMoved(context, metricId, { action: "record-points", detail: stored });
  return { ...stored, placed, goalIds };
}

/** A metric the actor keeps and people give values of. Metrics must be locked. */
export async function requireGivenMetric(context: Context, metricId: string): Promise<MetricRecord> {
  const metric = await requireMetric(context, metricId);
  await authorize(context, "edit", metricFacts(metric));
  if (metric.formula !== null) throw invalid("metrics.computed", "A computed metric takes no values.");
  if (metric.retired) throw conflict("metrics.retired", "A retired metric takes no values.");
  return metric;
}

/**
 * Carries what a metric says now to what is computed of it, and to all that follow either; the audit log says how many goals
 * took it. Another formula is written down by itself.
 */
export async function metricMoved(
  context: Context,
  metricId: string,
  done?: { action: string; detail: Record<string, unknown> },
): Promise<string[]> {
  const computed = await recomputeMetrics(context, [metricId]);
  const goalIds = (await context.followers["Metric"]?.carry(context, [metricId, ...computed])) ?? [];
  if (!done) await recordEvent(context, metricEvent("goals.metric-recorded", { metricId, goalIds }));
  else
    await writeDown(
      context,
      "goals.metric-recorded",
      { metricId, goalIds },
      { action: done.action, subject: "Metric", id: metricId, detail: { ...done.detail, goals: goalIds.length } },
    );
  return goalIds;
}

function requireSound(context: Context, metric: MetricRecord, points: RecordPointsInput["points"]): void {
  const refuse = (field: string, code: string, params = {}) =>
    invalid(code, `The ${field} of a point cannot be stored.`, { params, fields: { [field]: code } });
  const days = new Set<string>();
  for (const { date, value } of points) {
    if (days.has(date)) throw refuse("date", "metrics.day-twice", { date });
    if (date > context.today()) throw refuse("date", "metrics.day-ahead", { date });
    if (!isValueAllowed(measureOf(metric), value)) throw refuse("value", "metrics.whole-minor-units");
    days.add(date);
  }
}
