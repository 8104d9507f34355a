import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { metricFacts, requireMetric } from "../data/metric-record.ts";
import { metricAddress } from "../metric-addresses.ts";

/** Everybody reads metrics and comments on them; their owner is told. */
export const commentedMetrics: Commentable = {
  kind: "Metric",
  comment: "MetricComment",
  facts: async (context, id) => metricFacts(await requireMetric(context, id)),
  tell: async (context, id) => {
    const { name, ownerId } = await requireMetric(context, id);
    return { title: name, link: metricAddress(id), concerns: [ownerId] };
  },
};
