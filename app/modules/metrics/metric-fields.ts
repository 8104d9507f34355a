import { choice, recordFields, text } from "#app/modules/records/domain.ts";
import { measureTypes } from "./domain/measure.ts";
import { metricDirections } from "./domain/metric.ts";

/** What is said of a metric, for its list and page. */
export const metricFields = recordFields("metrics", {
  name: text(120, { said: "The metric's name.", required: true, label: "name" }),
  measureType: choice(measureTypes, {
    ...{
      said: "What is measured: percent, a count, or money.",
      required: true,
      label: "measured-in",
      words: "measure",
    },
  }),
  direction: choice(metricDirections, {
    ...{ said: "Whether more is better, or less.", required: true, label: "direction", words: "directions" },
  }),
});
