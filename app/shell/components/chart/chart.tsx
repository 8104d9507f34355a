import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ChartFigure, type ChartFigureProps } from "#app/ui/charts/chart-figure.tsx";

/** A chart of a room: what it says, how it is drawn, and the same as numbers; its buttons speak the reader's language. */
export function Chart(props: Omit<ChartFigureProps, "words">) {
  const { t } = useTranslation("shell");
  const words = { asTable: t("chart.as-table"), asChart: t("chart.as-chart"), picture: t("chart.picture") };
  return <ChartFigure {...props} words={words} />;
}
