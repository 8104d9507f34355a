import { askJson } from "#app/platform/http/ask-json.ts";
import type { FoundMetric } from "../queries/find-metrics.ts";

export type FoundMetrics = { metrics: FoundMetric[] };

/** Metrics in use, for a combo field, while a name is typed; of one measure where it is given. */
export async function searchMetrics(
  text: string,
  measure: { measureType: string; currency: string | null } | undefined,
  signal: AbortSignal,
): Promise<FoundMetric[]> {
  const narrowed = measure
    ? { measureType: measure.measureType, ...(measure.currency ? { currency: measure.currency } : {}) }
    : {};
  return (await askJson<FoundMetrics>(foundMetricsAddress({ text, ...narrowed }), signal)).metrics;
}

export function foundMetricsAddress(wanted: Record<string, string>): string {
  return `/app/goal/metrics/find?${new URLSearchParams(wanted)}`;
}
