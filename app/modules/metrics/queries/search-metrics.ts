import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { metricAddress } from "../metric-addresses.ts";
import type { Sought } from "#tenancy/text-search.ts";
import { findMetrics } from "./find-metrics.ts";

/** Metrics in use by their name. */
export async function searchMetrics(context: Context, sought: Sought, limit: number): Promise<SearchHit[]> {
  if (!(await context.ability()).anyOf("view", "Metric")) return [];
  return (await findMetrics(context, { text: sought.text }, limit, sought)).map(({ id, name, key }) => ({
    key: `metrics:${id}`,
    kind: "metric",
    title: name,
    subtitle: key,
    link: metricAddress(id),
  }));
}
