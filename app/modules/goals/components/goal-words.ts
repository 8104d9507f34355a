import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { GoalNames } from "../queries/goal-names.ts";
import { formatValue, type Measured } from "#app/modules/metrics/domain.ts";
import { frameName } from "../domain/said-values.ts";
import type { TimeFrame } from "../domain/time-frame.ts";

/** The room's words: what the company calls things, and the names of states and times. One object while they stay the same. */
export function useGoalWords(timeZone?: string) {
  const { t } = useTranslation("goals");
  const format = useFormat(timeZone);
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
      /** A refusal's code in words; the room's own, or those of tags, audiences and metrics. */
      refusal: (code: string, params: Record<string, string | number> = {}) =>
        t(`errors.${code.slice(code.indexOf(".") + 1)}`, {
          ...params,
          ns: ["tags", "audiences", "metrics"].find((room) => code.startsWith(`${room}.`)) ?? "goals",
          defaultValue: t("errors.failed"),
        }),
      frame: (frame: TimeFrame) => frameName((key, params) => t(key as "frame.YEAR", params), format, frame),
      value: (measured: Measured, value: number | null) => formatValue(format, measured, value),
    }),
    [t, format],
  );
}
export type GoalWords = ReturnType<typeof useGoalWords>;

/** What to show beside a field: Conform's list of codes, in words. */
export function fieldError(
  words: GoalWords,
  codes: readonly string[] | undefined,
  params?: Record<string, string | number>,
): string | undefined {
  const code = codes?.[0];
  return code === undefined ? undefined : words.refusal(code, params);
}
