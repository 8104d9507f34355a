import { Stat, type StatTrend } from "#app/ui/stat/stat.tsx";
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

function useTrend({ now, before, better, digits }: DashboardNumber): StatTrend | null {
  const { format } = useAnalyticsWords();
  if (now === null || before === null) return null;
  const by = now - before;
  const sign = by > 0 ? "+" : "";
  const good = better !== null && (better === "MORE") === by > 0;
  return {
    label: `${sign}${format.number(by, digits)}`,
    direction: by === 0 ? "flat" : by > 0 ? "up" : "down",
    tone: by === 0 || better === null ? "neutral" : good ? "good" : "bad",
  };
}
