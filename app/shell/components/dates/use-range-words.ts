import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ownKinds } from "#app/platform/time/date-range.ts";
import { presetGroups, type DatePreset, type PresetGroup } from "#app/platform/time/date-presets.ts";
import type { SelectOption } from "#app/ui/select-field/select-field.tsx";
import { useRangeSaid } from "./use-range-said.ts";

/** Ranges of days in words, and everything a picker of them offers. */
export function useRangeWords() {
  const { t } = useTranslation("shell");
  return {
    ...useRangeSaid(),
    any: t("dates.range.any"),
    from: t("dates.range.from"),
    to: t("dates.range.to"),
    preset: (preset: DatePreset) => t(`dates.range.preset.${preset}`),
    /** Of the presets those that are asked for, then days of one's own. */
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
