import { useAnswerTo } from "#app/platform/forms/use-answer-to.ts";
import type { FoundMetric } from "../../queries/find-metrics.ts";
import { foundMetricsAddress, type FoundMetrics } from "../search-metrics.ts";

const typingPause = 200;
const mostShown = 6;

/** Metrics whose name or key holds the word a formula ends with. */
export function useNamesFor(formula: string): FoundMetric[] {
  const word = /(?<![a-z0-9_])[a-z][a-z0-9_]*$/.exec(formula)?.[0] ?? "";
  const found = useAnswerTo<FoundMetrics>(word === "" ? null : foundMetricsAddress({ text: word }), typingPause);
  return (found?.metrics ?? []).filter(({ key }) => key !== word).slice(0, mostShown);
}
