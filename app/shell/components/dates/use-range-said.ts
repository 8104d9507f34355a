import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { isPreset, narrows, type DateRange, type DayBounds } from "#app/platform/time/date-range.ts";

/** A range of days in words. */
export function useRangeSaid() {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const daysSaid = ({ from, to }: DayBounds) => {
    if (from && to) return t("dates.range.said.between", { from: format.date(from), to: format.date(to) });
    if (from) return t("dates.range.said.since", { date: format.date(from) });
    return to ? t("dates.range.said.until", { date: format.date(to) }) : undefined;
  };
  return {
    daysSaid,
    /** A range as a chip says it; nothing where it leaves nothing out. */
    said: (range: DateRange): string | undefined => {
      if (!narrows(range)) return undefined;
      if (isPreset(range.kind)) return t(`dates.range.preset.${range.kind}`);
      if (range.kind === "BEFORE") return t("dates.range.said.before", { date: format.date(range.to) });
      if (range.kind === "AFTER") return t("dates.range.said.after", { date: format.date(range.from) });
      return daysSaid({ from: range.from || null, to: range.to || null });
    },
  };
}
