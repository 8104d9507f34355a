import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import type { InsightsPage } from "../queries/insights-page.ts";
import classes from "./compensation.module.css";
import { CycleTabs } from "./cycle-tabs.tsx";
import { useCompensationWords } from "./use-compensation-words.ts";

/** Mean raises and places in range of a cycle that ended, by unit; nothing about few people. */
export function InsightsScreen({ page: { cycle, cycles, lines } }: { page: InsightsPage }) {
  const { t, format } = useCompensationWords();
  const shown = (value: number | null) => (value === null ? t("insights.few") : format.measuredPercent(value));
  return (
    <div className={classes.screen}>
      <PageHeader title={t("insights.title")} description={t("insights.text")} />
      <CycleTabs cycles={cycles} current={cycle?.id} />
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
