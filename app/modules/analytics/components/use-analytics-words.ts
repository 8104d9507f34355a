import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import type { Dimension } from "../domain/dimensions.ts";
import type { ShownMeasure } from "../queries/seen-measures.ts";

type Counted = Pick<ShownMeasure, "sum" | "digits">;

/** The room's words, and numbers as their measures are written. */
export function useAnalyticsWords() {
  const { t } = useTranslation("analytics");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  return {
    t,
    format,
    /** A number of a measure; what is not told says so. */
    told: ({ sum, digits }: Counted, value: number | null) => {
      if (value === null) return t("dashboard.too-few");
      return sum === "SHARE" ? format.percent(value) : format.number(value, digits);
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
