import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { GoalChange } from "../data/changes.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { holdMetrics, metricFacts, metricNames, metricsInUse, type MetricRecord } from "#app/modules/metrics/index.ts";
import { isValueAllowed, type MeasureType } from "#app/modules/metrics/domain.ts";
import type { ProgressType } from "../domain/progress.ts";
import type { GoalTemplate } from "../domain/template.ts";

export type FollowedMetrics = ReadonlyMap<string, MetricRecord>;

/** What key results are made by: the template of whoever makes them, and the metrics they are to follow. */
export type Known = { template: GoalTemplate; metrics: FollowedMetrics };

/**
 * The metrics named, which key results are about to follow; none of them moves from here on. Refuses what is not there or
 * out of use beside the field that named it. Comes before any lock of goals.
 */
export async function metricsToFollow(
  context: Context,
  named: readonly { metricId: string | undefined; field: string }[],
): Promise<FollowedMetrics> {
  const ids = named.flatMap(({ metricId }) => metricId ?? []);
  if (ids.length === 0) return new Map();
  await holdMetrics(context);
  const rows = await metricsInUse(context, ids);
  const metrics = new Map(rows.map((metric) => [metric.id, metric]));
  const unknown = named.find(({ metricId }) => metricId !== undefined && !metrics.has(metricId));
  if (unknown) throw refused(unknown.field, "goals.unknown-metric");
  for (const metric of rows) await authorize(context, "view", metricFacts(metric));
  return metrics;
}

type Measured = { measureType: MeasureType; currency: string | null; start: number; target: number };

type AskedValue = Measured & { metricId?: string | undefined; progressType?: ProgressType | undefined };

/**
 * Where a new key result has its value from: of a metric, whose measure it then has; else as asked, or as the template has
 * it. Without a metric nothing is tracked: nobody could ever give it a value.
 */
export function valueFrom(
  { metrics, template }: Known,
  { metricId, progressType = template.configData.DEFAULT_KR_PROGRESS, ...asked }: AskedValue,
): Pick<GoalRecord, "progressType" | "metricId" | "measureType" | "currency"> {
  const { measureType, currency } = asked;
  const metric = metricId ? metrics.get(metricId) : undefined;
  if (!metric)
    return {
      progressType: progressType === "TRACKED" ? "MANUAL" : progressType,
      metricId: null,
      measureType,
      currency,
    };
  const unsaid = measureType === "PERCENTAGE" && currency === null;
  if (!unsaid) requireSameMeasure(metric, asked);
  const measure =
    metric.currency === null ? { type: "COUNT" as const } : { type: "CURRENCY" as const, currency: metric.currency };
  for (const end of ["start", "target"] as const)
    if (!isValueAllowed(measure, asked[end])) throw refused(end, "goals.whole-minor-units");
  return { progressType: "TRACKED", metricId: metric.id, measureType: metric.measureType, currency: metric.currency };
}

type Asked = { metricId?: string | null | undefined; progressType?: ProgressType | undefined };

/** What a change of the metric changes besides: following one is a way to have progress, and leaving it another. */
export function withMetric(before: GoalRecord, { metricId, progressType }: Asked, metrics: FollowedMetrics): Asked {
  if (metricId && metricId !== before.metricId) {
    if (before.kind !== "KEY_RESULT") throw refused("metricId", "goals.metric-key-results-only");
    requireSameMeasure(metrics.get(metricId)!, before);
    return { metricId, progressType: "TRACKED" };
  }
  if (before.metricId !== null && metricId === null) return { metricId: null, progressType: progressType ?? "MANUAL" };
  if (before.metricId !== null && progressType !== undefined && progressType !== "TRACKED")
    return { metricId: null, progressType };
  return { metricId: before.metricId, progressType };
}

/** The history names metrics as they are called now. */
export async function namingMetrics(context: Context, changes: readonly GoalChange[]): Promise<GoalChange[]> {
  const change = changes.find(({ field }) => field === "metricId");
  if (!change) return [...changes];
  const ids = [change.before, change.after].filter((id) => typeof id === "string");
  const names = await metricNames(context, ids);
  const nameOf = (id: unknown) => names.get(String(id)) ?? null;
  return changes.map((one) =>
    one === change ? { field: "metric", before: nameOf(one.before), after: nameOf(one.after) } : one,
  );
}

function requireSameMeasure(
  metric: Pick<MetricRecord, "measureType" | "currency">,
  goal: Pick<GoalRecord, "measureType" | "currency">,
): void {
  if (metric.measureType !== goal.measureType || metric.currency !== goal.currency)
    throw refused("metricId", "goals.metric-other-measure");
}

function refused(field: string, code: string) {
  return invalid(code, `The ${field} of a key result cannot be taken.`, { fields: { [field]: code } });
}
