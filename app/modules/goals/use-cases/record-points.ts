import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { recomputeMetrics } from "../data/computed-metrics.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { measureOf } from "../data/goal-record.ts";
import { storePoints, type StoredPoints } from "../data/metric-points.ts";
import { lockMetrics, metricFacts, requireMetric, type MetricRecord } from "../data/metric-record.ts";
import { isValueAllowed, roundValue } from "../domain/measurement.ts";
import { goalEvent } from "../events.ts";
import { dateInput, valueInput } from "./goal-input.ts";
import { metricTextInput } from "./metric-input.ts";

export const mostPoints = 2_000;

/** In the metric's measure; money in minor units. */
const point = z.object({
  date: dateInput.describe("A day, as `2026-11-16`."),
  value: valueInput.describe("The value of the day; money in minor units."),
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
 * is kept. Key results that follow the metric take its newest value in the same transaction.
 */
export async function recordPoints(context: Context, { metricId, points }: RecordPointsInput): Promise<RecordedPoints> {
  await lockMetrics(context);
  const metric = await requireGivenMetric(context, metricId);
  requireSound(context, metric, points);
  const measure = measureOf(metric);
  const stored = await storePoints(
    context,
    metricId,
    points.map((given) => ({ ...given, value: roundValue(measure, given.value) })),
  );
  if (stored.added + stored.corrected === 0) return { ...stored, goalIds: [] };
  const goalIds = await metricMoved(context, metricId);
  await writeAuditEntry(context, {
    action: "goals.record-points",
    subjectType: "Metric",
    subjectId: metricId,
    detail: { ...stored, goals: goalIds.length },
  });
  return { ...stored, goalIds };
}

/** A metric the actor keeps and people give values of. Metrics must be locked. */
export async function requireGivenMetric(context: Context, metricId: string): Promise<MetricRecord> {
  const metric = await requireMetric(context, metricId);
  await authorize(context, "edit", metricFacts(metric));
  if (metric.formula !== null) throw invalid("goals.metric-computed", "A computed metric takes no values.");
  if (metric.retired) throw conflict("goals.metric-retired", "A retired metric takes no values.");
  return metric;
}

/** Carries what a metric says now to what is computed of it, and to all that follow either. */
export async function metricMoved(context: Context, metricId: string): Promise<string[]> {
  const computed = await recomputeMetrics(context, [metricId]);
  const goalIds = await followMetrics(context, { metricIds: [metricId, ...computed] });
  await recordEvent(context, goalEvent("goals.metric-recorded", { metricId, goalIds }));
  return goalIds;
}

function requireSound(context: Context, metric: MetricRecord, points: RecordPointsInput["points"]): void {
  const refuse = (field: string, code: string, params = {}) =>
    invalid(code, `The ${field} of a point cannot be stored.`, { params, fields: { [field]: code } });
  const days = new Set<string>();
  for (const { date, value } of points) {
    if (days.has(date)) throw refuse("date", "goals.metric-day-twice", { date });
    if (date > context.today()) throw refuse("date", "goals.metric-day-ahead", { date });
    if (!isValueAllowed(measureOf(metric), value)) throw refuse("value", "goals.whole-minor-units");
    days.add(date);
  }
}
