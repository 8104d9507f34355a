import { Stat, type StatTrend } from "#app/ui/stat/stat.tsx";
import { rounded } from "../../domain/numbers.ts";
import type { DashboardNumber } from "../../queries/dashboard.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";

/** A number of a measure, where it goes, and of how many people. */
export function MeasureStat({ number }: { number: DashboardNumber }) {
  const { t, told } = useAnalyticsWords();
  const trend = useTrend(number);
  return (
    <Stat
      label={number.name}
      value={told(number, number.now)}
      hint={number.now === null ? null : t("dashboard.people-count", { count: number.people })}
      {...(trend && { trend })}
    />
  );
}

function useTrend(number: DashboardNumber): StatTrend | null {
  const { changed } = useAnalyticsWords();
  const { now, before, better, digits } = number;
  if (now === null || before === null) return null;
  const by = rounded(now - before, digits);
  const good = better !== null && (better === "MORE") === by > 0;
  return {
    label: changed(number, by),
    direction: by === 0 ? "flat" : by > 0 ? "up" : "down",
    tone: by === 0 || better === null ? "neutral" : good ? "good" : "bad",
  };
}
