import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { ShiftKind } from "../domain/rules.ts";

type Measured = { kind: ShiftKind; minutes: number | null; days: number | null };
type Range = { kind: ShiftKind; min: number; max: number | null };

/** The room's words; days by the reader's clock. */
export function usePointsWords() {
  const { t } = useTranslation("points");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  const unit = (kind: ShiftKind) => (kind === "MISSED_SHIFT" ? "days" : "minutes");
  return {
    t,
    format,
    points: (count: number) => t("points", { count, number: format.number(count) }),
    /** How late, how early, or how long: `12 minutes`. */
    size: ({ kind, minutes, days }: Measured) =>
      kind === "MISSED_SHIFT" ? t("size.days", { count: days ?? 1 }) : t("size.minutes", { count: minutes ?? 0 }),
    /** A band in words: `10 to under 30 minutes`. */
    range: ({ kind, min, max }: Range) =>
      max === null ? t(`range.${unit(kind)}-open`, { min }) : t(`range.${unit(kind)}`, { min, max }),
  };
}
