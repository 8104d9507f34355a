import { Suspense } from "react";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { plainDates } from "#app/platform/time/date-range.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { UnseenFields } from "#app/ui/lazy-part/unseen-fields.tsx";
import type { DateRangeFilterProps } from "./date-range-filter.tsx";
import { useRangeSaid } from "./use-range-said.ts";

/** Most lists are read without their filters being opened: what dates are chosen with is fetched by who opens them. */
const DateRangeFilter = lazyPart(async () => ({ default: (await import("./date-range-filter.tsx")).DateRangeFilter }));

/** A range of days as a filter of a `ListScreen`. */
export function useDateRangeFilter(props: DateRangeFilterProps): ListFilter & { also: string[] } {
  const { label, names = plainDates, range, others } = props;
  const { said } = useRangeSaid();
  const other = others?.options.find(({ value }) => value === others.chosen);
  const asked = { [names.dates]: other?.value ?? range.kind, [names.from]: range.from, [names.to]: range.to };
  const inWords = other ? other.label : said(range);
  return {
    name: names.dates,
    label,
    value: other ? other.value : inWords === undefined ? undefined : range.kind,
    said: inWords,
    also: [names.from, names.to],
    field: (
      <Suspense fallback={<UnseenFields values={asked} />}>
        <DateRangeFilter {...props} />
      </Suspense>
    ),
  };
}
