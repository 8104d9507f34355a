import { LineChart } from "#app/ui/line-chart/line-chart.tsx";
import type { MetricDetail } from "../../queries/metric-detail.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import { useMetricWords } from "../metric-words.ts";

/** A metric's values over time. */
export function MetricGraph({ detail: { metric, graph } }: { detail: MetricDetail }) {
  const { t, format } = useMetricWords();
  const { currency } = metric;
  const drawn = (value: number) => fromMinorUnits(currency, value);
  const inWords = (value: number) =>
    metric.measureType === "PERCENTAGE" ? format.percent(value) : format.number(value);
  return (
    <LineChart
      label={t("graph-of", { name: metric.name })}
      xLabel={t("date")}
      height={200}
      series={[
        {
          id: "value",
          label: currency ? `${t("value")} (${currency})` : t("value"),
          tone: "achieved",
          points: graph.map(({ date, value }) => ({ x: Date.parse(`${date}T00:00:00Z`), y: drawn(value) })),
        },
      ]}
      formatX={(x) => format.date(new Date(x).toISOString().slice(0, 10))}
      formatY={inWords}
    />
  );
}
