/** The metric that something follows, chosen or made in a form; and what it is counted in. */
export {
  MeasureOf,
  MetricField,
  newMeasureIn,
  type ChosenMetric,
  type MetricFieldProps,
} from "./components/metric-field.tsx";
export { MeasureField } from "./components/measure-field.tsx";
/** How a metric stands, where it is shown beside another record. */
export { MetricTrend, NewestValue } from "./components/metric-marks.tsx";
export { useMetricWords } from "./components/metric-words.ts";
export { metricAddress } from "./metric-addresses.ts";
