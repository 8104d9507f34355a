import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { isPreset, narrows, ownKinds, type DateRange, type DayBounds } from "#app/platform/time/date-range.ts";
import { presetGroups, type DatePreset, type PresetGroup } from "#app/platform/time/date-presets.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { SelectOption } from "#app/ui/select-field/select-field.tsx";

/** Ranges of days in words. */
export function useRangeWords() {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const daysSaid = ({ from, to }: DayBounds) => {
    if (from && to) return t("dates.range.said.between", { from: format.date(from), to: format.date(to) });
    if (from) return t("dates.range.said.since", { date: format.date(from) });
    return to ? t("dates.range.said.until", { date: format.date(to) }) : undefined;
  };
  return {
    any: t("dates.range.any"),
    from: t("dates.range.from"),
    to: t("dates.range.to"),
    preset: (preset: DatePreset) => t(`dates.range.preset.${preset}`),
    daysSaid,
    /** A range as a chip says it; nothing where it leaves nothing out. */
    said: (range: DateRange): string | undefined => {
      if (!narrows(range)) return undefined;
      if (isPreset(range.kind)) return t(`dates.range.preset.${range.kind}`);
      if (range.kind === "BEFORE") return t("dates.range.said.before", { date: format.date(range.to) });
      if (range.kind === "AFTER") return t("dates.range.said.after", { date: format.date(range.from) });
      return daysSaid({ from: range.from || null, to: range.to || null });
    },
    /** Everything a picker offers: of the presets those that are asked for, then days of one's own. */
    options: (presets?: readonly DatePreset[]): SelectOption[] => [
      ...(Object.keys(presetGroups) as PresetGroup[]).flatMap((group) =>
        presetGroups[group]
          .filter((preset) => !presets || presets.includes(preset))
          .map((value) => ({
            value,
            label: t(`dates.range.preset.${value}`),
            group: t(`dates.range.group.${group}`),
          })),
      ),
      ...ownKinds.map((value) => ({
        value,
        label: t(`dates.range.kind.${value}`),
        group: t("dates.range.group.own"),
      })),
    ],
  };
}
