import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { InsightsPage } from "../queries/insights-page.ts";
import classes from "./compensation.module.css";
import { CycleTabs } from "./cycle-tabs.tsx";
import { useCompensationWords } from "./use-compensation-words.ts";

/** Mean raises and places in range of a cycle that ended, by unit; nothing about few people. */
export function InsightsScreen({ page: { cycle, cycles, lines, equity } }: { page: InsightsPage }) {
  const { t, format } = useCompensationWords();
  const shown = (value: number | null) => (value === null ? t("insights.few") : format.measuredPercent(value));
  return (
    <div className={classes.screen}>
      <PageHeader title={t("insights.title")} description={t("insights.text")} />
      <CycleTabs cycles={cycles} current={cycle?.id} />
      {equity ? <Equity equity={equity} /> : null}
      {cycle ? (
        <DataTable
          caption={t("insights.title")}
          rows={lines}
          rowKey={({ unit }) => unit}
          columns={[
            { id: "unit", header: t("sheet.unit"), render: ({ unit }) => unit },
            {
              id: "people",
              header: t("launch.people"),
              align: "end",
              render: ({ people }) => (people === null ? t("insights.few") : format.number(people)),
              narrow: "named",
            },
            {
              id: "raise",
              header: t("insights.raise"),
              align: "end",
              render: ({ raise }) => shown(raise),
              narrow: "named",
            },
            {
              id: "compa",
              header: t("insights.compa"),
              align: "end",
              render: ({ compa }) => shown(compa),
              narrow: "named",
            },
          ]}
        />
      ) : (
        <EmptyState title={t("insights.none")}>{t("insights.none-text")}</EmptyState>
      )}
    </div>
  );
}

/** What the raises did to fairness of pay: the gap with its interval, and how pay spreads around the middle of ranges. */
function Equity({ equity: { before, after, spread } }: { equity: NonNullable<InsightsPage["equity"]> }) {
  const { t, format } = useCompensationWords();
  const gap = (one: typeof before) =>
    one === null
      ? t("insights.few")
      : t("equity.gap", {
          percent: format.measuredPercent(one.percent),
          low: format.measuredPercent(one.low),
          high: format.measuredPercent(one.high),
        });
  const count = (value: number | null) => (value === null ? t("insights.few") : format.number(value));
  const bucket = (from: number, to: number | undefined) => {
    if (to === undefined) return t("equity.above", { from: format.measuredPercent(from) });
    if (from === 0) return t("equity.below", { to: format.measuredPercent(to) });
    return t("equity.between", { from: format.measuredPercent(from), to: format.measuredPercent(to) });
  };
  return (
    <Section title={t("equity.title")} description={t("equity.method")}>
      <div className={classes.stats}>
        <Stat label={t("equity.gap-before")} value={gap(before)} />
        <Stat label={t("equity.gap-after")} value={gap(after)} />
      </div>
      <DataTable
        caption={t("equity.spread")}
        rows={spread}
        rowKey={({ from }) => String(from)}
        columns={[
          {
            id: "range",
            header: t("equity.spread"),
            render: ({ from }) => bucket(from, spread[spread.findIndex((one) => one.from === from) + 1]?.from),
          },
          {
            id: "before",
            header: t("equity.before"),
            align: "end",
            render: (line) => count(line.before),
            narrow: "named",
          },
          {
            id: "after",
            header: t("equity.after"),
            align: "end",
            render: (line) => count(line.after),
            narrow: "named",
          },
        ]}
      />
    </Section>
  );
}
