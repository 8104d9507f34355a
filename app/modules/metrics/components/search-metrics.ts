import type { FoundMetric } from "../queries/find-metrics.ts";

/** Metrics in use, for a combo field, while a name is typed; of one measure where it is given. */
export async function searchMetrics(
  text: string,
  measure: { measureType: string; currency: string | null } | undefined,
  signal: AbortSignal,
): Promise<FoundMetric[]> {
  const narrowed = measure
    ? { measureType: measure.measureType, ...(measure.currency ? { currency: measure.currency } : {}) }
    : {};
  const address = `/app/goal/metrics/find?${new URLSearchParams({ text, ...narrowed })}`;
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return ((await response.json()) as { metrics: FoundMetric[] }).metrics;
}
