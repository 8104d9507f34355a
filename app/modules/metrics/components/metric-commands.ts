import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as metricAction } from "../routes/metric.tsx";
import type { action as metricsAction } from "../routes/metrics.tsx";

/** Forms and acts of one metric, sent to its own page, and those that make one. */
export const metricCommands = commandsOf<typeof metricAction>("metrics");
export const metricsCommands = commandsOf<typeof metricsAction>("metrics");
