import { useMemo } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { GoalNames } from "../queries/goal-names.ts";
import { formatValue, type Measured } from "#app/modules/metrics/domain.ts";
import { frameName } from "../domain/said-values.ts";
import type { TimeFrame } from "../domain/time-frame.ts";

/** The room's words: what the company calls things, and the names of states and times. One object while they stay the same. */
export function useGoalWords(timeZone?: string) {
  const { t } = useTranslation("goals");
  const format = useFormat(timeZone);
  const refusal = useRefusalWords("goals");
  return useMemo(
    () => ({
      t,
      format,
      module: (names: GoalNames) => names.module ?? t("names.module"),
      /** For titles: the module's name at their beginning, and inside of them. */
      named: (names: GoalNames) => ({
        module: names.module ?? t("names.module"),
        inside: names.module ?? t("names.module-inside"),
      }),
      objectives: (names: GoalNames) => names.objectives ?? t("names.objectives"),
      keyResults: (names: GoalNames) => names.keyResults ?? t("names.key-results"),
      refusal,
      frame: (frame: TimeFrame) => frameName((key, params) => t(key as "frame.YEAR", params), format, frame),
      value: (measured: Measured, value: number | null) => formatValue(format, measured, value),
    }),
    [t, format, refusal],
  );
}
export type GoalWords = ReturnType<typeof useGoalWords>;
