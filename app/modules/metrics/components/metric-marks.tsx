import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { metricTrend } from "../domain/metric.ts";
import type { MetricRow } from "../queries/metric-row.ts";
import classes from "./metric.module.css";
import { useMetricWords } from "./metric-words.ts";

/** How the newest value differs from the one before: an arrow, the difference, and whether that is better. */
export function MetricTrend({
  metric,
}: {
  metric: Pick<MetricRow, "direction" | "value" | "before" | "measureType" | "currency">;
}) {
  const { t, value } = useMetricWords();
  const trend = metricTrend(metric.direction, metric.value, metric.before);
  if (!trend) return null;
  const Arrow = trend.change > 0 ? IconArrowUpRight : trend.change < 0 ? IconArrowDownRight : IconMinus;
  return (
    <span className={classes.trend} data-better={trend.better ?? undefined}>
      <Arrow size={15} aria-hidden="true" />
      {trend.change === 0 ? t("no-change") : value(metric, Math.abs(trend.change))}
      {trend.better === null ? null : <VisuallyHidden>{t(trend.better ? "better" : "worse")}</VisuallyHidden>}
    </span>
  );
}

/** The newest value and its day; a dash before the first. */
export function NewestValue({ metric }: { metric: Pick<MetricRow, "value" | "date" | "measureType" | "currency"> }) {
  const { value, format } = useMetricWords();
  return (
    <span className={classes.newest}>
      <b>{value(metric, metric.value)}</b>
      {metric.date ? <SmallText>{format.date(metric.date)}</SmallText> : null}
    </span>
  );
}
