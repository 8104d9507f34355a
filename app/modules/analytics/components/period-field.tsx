import { DateRangeFilter } from "#app/shell/components/dates/date-range-filter.tsx";
import { periodNames, periods, rangeOfPeriod, type Period } from "../domain/periods.ts";
import { useAnalyticsWords } from "./use-analytics-words.ts";

export type PeriodFieldProps = { period: Period; days?: { from: string; to: string } | undefined };

/** Which days numbers are of. */
export function PeriodField({ period, days }: PeriodFieldProps) {
  const { t } = useAnalyticsWords();
  return (
    <DateRangeFilter
      label={t("dashboard.period")}
      names={periodNames}
      range={rangeOfPeriod(period)}
      {...{ days, presets: periods }}
      required
    />
  );
}
