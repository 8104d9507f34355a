import { plainDates, type DateNames, type DateRange, type DayBounds } from "#app/platform/time/date-range.ts";
import type { DatePreset } from "#app/platform/time/date-presets.ts";
import type { SelectOption } from "#app/ui/select-field/select-field.tsx";
import { DateRangePicker } from "#app/ui/date-field/date-range-picker.tsx";
import { useRangeWords } from "./use-range-words.ts";

export type DateRangeFilterProps = {
  label: string;
  names?: DateNames;
  range: DateRange;
  /** The days the server found for it, said beneath a preset. */
  days?: DayBounds | undefined;
  /** Which presets are offered; all of them where it is left out. */
  presets?: readonly DatePreset[] | undefined;
  /** One must be chosen. */
  required?: boolean;
  /** Choices of another kind that stand before the ranges, and which of them is chosen. */
  others?: { options: readonly SelectOption[]; chosen: string | undefined } | undefined;
};

/** The one way to narrow a screen to a range of days: stands in a form whose fields live in the address. */
export function DateRangeFilter(props: DateRangeFilterProps) {
  const { label, names = plainDates, range, days, presets, required, others } = props;
  const words = useRangeWords();
  return (
    <DateRangePicker
      {...{ label, names }}
      chosen={others?.chosen ? { ...range, kind: others.chosen } : range}
      options={[...(others?.options ?? []), ...words.options(presets)]}
      any={required ? undefined : words.any}
      description={days && words.daysSaid(days)}
      fromLabel={words.from}
      toLabel={words.to}
    />
  );
}
