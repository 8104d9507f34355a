/** What is counted, and in what: for whoever keeps numbers beside those of metrics. */
export {
  isValueAllowed,
  measureOf,
  measureTypes,
  roundValue,
  sameMeasure,
  withoutNegativeZero,
  type Measure,
  type MeasureType,
} from "./domain/measure.ts";
export { formatValue, type Measured } from "./domain/said-value.ts";
