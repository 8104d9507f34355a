import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { Dimension } from "../domain/dimensions.ts";
import type { ShownMeasure } from "../queries/seen-measures.ts";

type Counted = Pick<ShownMeasure, "secrecy" | "percent" | "digits">;

/** The room's words, and numbers as their measures are written. */
export function useAnalyticsWords() {
  const { t } = useTranslation("analytics");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  return {
    t,
    format,
    /** A number of a measure; what is not told, or is not there, says so. */
    told: ({ secrecy, percent, digits }: Counted, value: number | null) => {
      if (value === null) return t(secrecy === "GUARDED" ? "relations.few" : "dashboard.no-data");
      if (!percent) return format.number(value, digits);
      return digits > 0 ? format.measuredPercent(value) : format.percent(value);
    },
    /** By how much a number changed, with its sign; percentages change by percentage points. */
    changed: ({ percent, digits }: Counted, by: number) => {
      // The mark keeps the sign before its number in what is read from the right.
      const said = `${by > 0 ? "\u200e+" : ""}${format.number(by, digits)}`;
      return percent ? t("dashboard.percentage-points", { by: said }) : said;
    },
    /** What a part of a split is called. */
    partName: (dimension: Dimension | undefined, { key, name }: { key: string | null; name: string | null }) => {
      if (key === null) return t("report.no-part");
      return dimension === "tenure" ? t(`tenure.${key}`) : (name ?? key);
    },
    days: ({ from, to }: { from: string; to: string }) =>
      t("report.days", { from: format.date(from), to: format.date(to) }),
  };
}
