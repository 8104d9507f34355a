/** Values of metrics from other rooms and systems, and the metrics there are to choose from. */
export { recordPoints } from "./use-cases/record-points.ts";
export { findMetrics, nearestMetrics, type FoundMetric } from "./queries/find-metrics.ts";
export { metricsNamed, type NamedMetric } from "./queries/metrics-named.ts";
/** For what follows metrics: none of them moves from here on; the metrics by their ids; one as screens show it. */
export { holdMetrics, metricFacts, metricsInUse, type MetricRecord } from "./data/metric-record.ts";
export { findMetricRow, type MetricRow } from "./queries/metric-row.ts";
export { metricNames } from "./queries/metrics-named.ts";
/** Parts of statements: what a metric is called, and its newest value. */
export { metricNameOf, newestPointOf } from "./data/metric-points.ts";
/** What the room announces. */
export { metricEvents } from "./events.ts";
/** Demo metrics of other rooms. */
export { seedMetric, type SeededPoint } from "./seed/store-metric.ts";
