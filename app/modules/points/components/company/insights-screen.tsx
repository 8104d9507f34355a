import { Chart } from "#app/shell/components/chart/chart.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { PointsInsights, UnitOfPoints } from "../../queries/insights.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";

/** Points of the company in numbers; of fewer than five people nothing is told. */
export function InsightsScreen({ page }: { page: PointsInsights }) {
  const { t, format } = usePointsWords();
  const told = (count: number | null) => (count === null ? t("insights.few") : format.number(count));
  return (
    <Stack>
      <PageHeader title={t("insights.title")} />
      <div className={classes.stats}>
        <Stat label={t("insights.people")} value={format.number(page.people)} />
        <Stat label={t("status.WITH_POINTS")} value={told(page.withPoints)} />
        <Stat label={t("insights.points")} value={told(page.points)} />
        <Stat label={t("insights.reached")} value={told(page.reached)} />
      </div>
      <Counts
        title={t("insights.months")}
        sentence={t("insights.year")}
        head={t("insights.month")}
        counted={page.months.map(({ month, count }) => ({ key: month, label: format.month(month), count }))}
      />
      <Counts
        title={t("insights.kinds")}
        sentence={t("insights.year")}
        head={t("field.kind")}
        counted={page.kinds.map(({ kind, count }) => ({ key: kind, label: t(`kind.${kind}`), count }))}
      />
      <Section title={t("insights.units")} description={t("insights.units-text")}>
        <DataTable caption={t("insights.units")} columns={useColumns()} rows={page.units} rowKey={({ id }) => id} />
      </Section>
    </Stack>
  );
}

type Counted = { key: string; label: string; count: number | null };

/** Numbers side by side; what would tell of somebody has no bar. */
function Counts({ title, sentence, head, counted }: CountsProps) {
  const { t, format } = usePointsWords();
  const most = Math.max(1, ...counted.map(({ count }) => count ?? 0));
  const said = (count: number | null) => (count === null ? t("insights.few") : format.number(count));
  return (
    <Section title={title}>
      <Chart
        sentence={sentence}
        fileName="shift-events"
        data={{ head: [head, t("insights.events")], rows: counted.map(({ label, count }) => [label, said(count)]) }}
      >
        <BarChart
          bars={counted.map(({ key, label, count }) => ({
            ...{ key, label, text: said(count), share: count === null ? null : (count / most) * 100 },
          }))}
        />
      </Chart>
    </Section>
  );
}

type CountsProps = { title: string; sentence: string; head: string; counted: readonly Counted[] };

function useColumns(): Column<UnitOfPoints>[] {
  const { t, format } = usePointsWords();
  const told = (count: number | null) =>
    count === null ? <span className={classes.soft}>{t("insights.few")}</span> : format.number(count);
  return [
    { id: "name", header: t("insights.unit"), hideable: false, render: ({ name }) => name },
    {
      ...{ id: "people", header: t("insights.people"), align: "end", narrow: true },
      render: ({ people }) => told(people),
    },
    {
      ...{ id: "with", header: t("status.WITH_POINTS"), align: "end", narrow: true },
      render: ({ withPoints }) => told(withPoints),
    },
    {
      ...{ id: "points", header: t("insights.points"), align: "end", narrow: true },
      render: ({ points }) => told(points),
    },
  ];
}
