import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useFormat, type Format } from "#app/platform/i18n/use-format.ts";
import type { GoalNames } from "../queries/goal-names.ts";
import type { TimeFrame } from "../domain/time-frame.ts";

type Measured = { measureType: string; currency: string | null };

/** A value in the words of its measure: `€1,250`, `62.5 %`, `18`; a dash where there is none. */
export function formatValue(format: Format, { measureType, currency }: Measured, value: number | null): string {
  if (value === null) return "–";
  if (measureType === "CURRENCY" && currency) return format.money(value, currency);
  return measureType === "PERCENTAGE" ? format.percent(value) : format.number(value);
}

/** The room's words: what the company calls things, and the names of states and times. */
export function useGoalWords(timeZone?: string) {
  const { t } = useTranslation("goals");
  const format = useFormat(timeZone);
  return {
    t,
    format,
    module: (names: GoalNames) => names.module ?? t("names.module"),
    objectives: (names: GoalNames) => names.objectives ?? t("names.objectives"),
    keyResults: (names: GoalNames) => names.keyResults ?? t("names.key-results"),
    /** A refusal's code in words; the room's own, or those of tags and audiences. */
    refusal: (code: string, params: Record<string, string | number> = {}) =>
      t(`errors.${code.slice(code.indexOf(".") + 1)}`, { ...params, ns: ["tags", "audiences"].find((room) => code.startsWith(`${room}.`)) ?? "goals", defaultValue: t("errors.failed") }),
    frame: (frame: TimeFrame) => frameName(t, format, frame),
    value: (measured: Measured, value: number | null) => formatValue(format, measured, value),
  };
}
export type GoalWords = ReturnType<typeof useGoalWords>;

function frameName(t: TFunction<"goals">, format: Format, { kind, label, startDate, endDate }: TimeFrame): string {
  if (!label) return `${format.date(startDate)} – ${format.date(endDate)}`;
  const year = label.year === label.endYear ? String(label.year) : `${label.year}/${String(label.endYear).slice(2)}`;
  return t(`frame.${kind}`, { number: label.number, year });
}

/** What to show beside a field: Conform's list of codes, in words. */
export function fieldError(words: GoalWords, codes: readonly string[] | undefined, params?: Record<string, string | number>): string | undefined {
  const code = codes?.[0];
  return code === undefined ? undefined : words.refusal(code, params);
}
