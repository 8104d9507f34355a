import { Chart } from "#app/shell/components/chart/chart.tsx";
import { LineChart } from "#app/ui/line-chart/line-chart.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { InsightsView } from "../../queries/insights-view.ts";
import { useEngagementWords } from "../engagement-words.ts";

/** How the favourable share changed from wave to wave. */
export function Waves({ waves }: Pick<InsightsView, "waves">) {
  const { t, format } = useEngagementWords();
  const told = waves.filter(({ favourable }) => favourable !== null);
  if (told.length < 2) return null;
  const [first, last] = [told[0]!.favourable!, told.at(-1)!.favourable!];
  const points = told.map(({ at, favourable }) => ({ x: Date.parse(at), y: favourable }));
  const date = (x: number) => format.date(new Date(x).toISOString());
  return (
    <Section title={t("insights.waves")}>
      <Chart
        sentence={t(first === last ? "insights.waves-same" : "insights.waves-sentence", {
          ...{ from: format.percent(first), to: format.percent(last) },
          count: told.length,
        })}
        fileName="waves"
        data={{
          head: [t("insights.wave"), t("insights.favourable"), t("insights.enps")],
          rows: told.map(({ at, favourable, enps }) => [
            ...[format.date(at), format.percent(favourable!)],
            enps === null ? "" : format.number(enps),
          ]),
        }}
      >
        <LineChart
          label={t("insights.favourable")}
          xLabel={t("insights.wave")}
          series={[{ id: "favourable", label: t("insights.favourable"), tone: "achieved", points }]}
          formatX={date}
          formatY={(share) => format.percent(share)}
          xTicks={points.map(({ x }) => x)}
          height={180}
        />
      </Chart>
    </Section>
  );
}
