import { z } from "zod";
import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { findMetricAddress, type MetricAddress } from "../metric-addresses.ts";
import { requireArea } from "#app/platform/context/require-area.ts";
import { listMetrics, metricListInput, type MetricList, type MetricListInput } from "./list-metrics.ts";

export const metricsPageInput = metricListInput.extend({ create: z.string().optional() });

export type MetricsPage = {
  address: MetricAddress;
  input: MetricListInput;
  list: MetricList;
  /** Whether the reader may add one. */
  granted: Granted;
  /** The form for a new one is open. */
  creating: boolean;
  /** The company's, for new metrics in money. */
  currency: string;
};

/** The screen of the company's metrics. */
export async function metricsPage(
  context: Context,
  { create, ...input }: z.output<typeof metricsPageInput>,
  pathname: string,
): Promise<MetricsPage> {
  const address = findMetricAddress(pathname);
  if (!address) throw notFound("This address");
  requireArea(context, address.area);
  const ability = await context.ability();
  return {
    address,
    input,
    list: await listMetrics(context, input),
    granted: grantsOf(ability, { kinds: { Metric: ["create"] } }),
    creating: ability.anyOf("create", "Metric") && create !== undefined,
    currency: context.actor.currency,
  };
}
