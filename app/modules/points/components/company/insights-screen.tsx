import { Chart } from "#app/shell/components/chart/chart.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { shiftKinds } from "../../domain/rules.ts";
import type { MonthOfEvents, PointsInsights, UnitOfPoints } from "../../queries/insights.ts";
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
      <Months months={page.months} />
      <Section title={t("insights.units")} description={t("insights.units-text")}>
        <DataTable caption={t("insights.units")} columns={useColumns()} rows={page.units} rowKey={({ id }) => id} />
      </Section>
    </Stack>
  );
}

function Months({ months }: { months: readonly MonthOfEvents[] }) {
  const { t, format } = usePointsWords();
  const sum = ({ counts }: MonthOfEvents) => (counts ? shiftKinds.reduce((all, kind) => all + counts[kind], 0) : null);
  const most = Math.max(1, ...months.map((month) => sum(month) ?? 0));
  const name = ({ month }: MonthOfEvents) => month;
  const said = (count: number | null) => (count === null ? t("insights.few") : format.number(count));
  return (
    <Section title={t("insights.months")}>
      <Chart
        sentence={t("insights.sentence", { count: months.reduce((all, month) => all + (sum(month) ?? 0), 0) })}
        fileName="shift-events"
        data={{
          head: [t("insights.month"), ...shiftKinds.map((kind) => t(`kind.${kind}`))],
          rows: months.map((month) => [name(month), ...shiftKinds.map((kind) => said(month.counts?.[kind] ?? null))]),
        }}
      >
        <BarChart
          bars={months.map((month) => {
            const count = sum(month);
            return {
              ...{ key: month.month, label: name(month), text: said(count) },
              share: count === null ? null : (count / most) * 100,
            };
          })}
        />
      </Chart>
    </Section>
  );
}

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
