import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { findMetrics, findMetricsInput } from "../queries/find-metrics.ts";

/** Metrics in use, while a name is typed: what a key result may follow. */
export const loader = resource({
  can: feature("GOAL"),
  input: findMetricsInput,
  load: async (context, input) => ({ metrics: await findMetrics(context, input, 12) }),
});
