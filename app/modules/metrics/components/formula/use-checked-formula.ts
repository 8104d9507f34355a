import { useAnswerTo } from "#app/platform/forms/use-answer-to.ts";
import type { CheckedFormula } from "../../queries/check-formula.ts";

const typingPause = 350;

export type FormulaQuestion = {
  formula: string;
  measureType: string;
  currency: string | null;
  metricId?: string | undefined;
  key?: string | undefined;
};

/** The answer to a formula once typing pauses; null while there is none to this one. */
export function useCheckedFormula({
  formula,
  measureType,
  currency,
  metricId,
  key,
}: FormulaQuestion): CheckedFormula | null {
  const asked = Object.entries({ formula, measureType, currency, metricId, key }).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "",
  );
  const address = `/app/goal/metrics/check-formula?${new URLSearchParams(asked)}`;
  return useAnswerTo<CheckedFormula>(formula.trim() === "" ? null : address, typingPause);
}
