import { z } from "zod";
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
  mayCreate: boolean;
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
  const mayCreate = (await context.ability()).anyOf("create", "Metric");
  return {
    address,
    input,
    list: await listMetrics(context, input),
    mayCreate,
    creating: mayCreate && create !== undefined,
    currency: context.actor.currency,
  };
}
