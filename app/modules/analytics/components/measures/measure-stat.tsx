import { Stat, type StatTrend } from "#app/ui/stat/stat.tsx";
import { rounded } from "../../domain/numbers.ts";
import type { DashboardNumber } from "../../queries/dashboard.ts";
import { useAnalyticsWords } from "../use-analytics-words.ts";

/** A number of a measure, where it goes, and of how many people. */
export function MeasureStat({ number }: { number: DashboardNumber }) {
  const { t, told } = useAnalyticsWords();
  const trend = useChangeOf()(number);
  return (
    <Stat
      label={number.name}
      value={told(number, number.now)}
      hint={number.now === null ? null : t("dashboard.people-count", { count: number.people })}
      {...(trend && { trend })}
    />
  );
}

/** By how much a number changed, which way, and whether that is good; null where there is nothing to compare. */
export function useChangeOf() {
  const { changed } = useAnalyticsWords();
  return ({
    now,
    before,
    better,
    ...number
  }: Pick<DashboardNumber, "now" | "before" | "better" | "secrecy" | "percent" | "digits">): StatTrend | null => {
    if (now === null || before === null) return null;
    const by = rounded(now - before, number.digits);
    const good = better !== null && (better === "MORE") === by > 0;
    return {
      label: changed(number, by),
      direction: by === 0 ? "flat" : by > 0 ? "up" : "down",
      tone: by === 0 || better === null ? "neutral" : good ? "good" : "bad",
    };
  };
}
