import { useDevelopWords } from "../develop-words.ts";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { StatusBar } from "#app/ui/charts/status-bar.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { labels } from "../../domain/label.ts";
import { developPlaces } from "../../develop-places.ts";
import type { Grouping, Insights, InsightRow } from "../../queries/insights.ts";
import classes from "../develop.module.css";
import { LabelCounts } from "../marks.tsx";
import { Export } from "./team-screen.tsx";

const groupings = ["COMPETENCIES", "INDIVIDUAL", "ORGANIZATION_TREE"] as const;

/** How a scope stands in its competencies; groups of fewer than five people are not told. */
export function InsightsScreen({ page }: { page: Insights }) {
  const { t, format } = useDevelopWords();
  const address = useAddress();
  const { scope, groupBy, people, plans, requests, counts, rows } = page;
  const columns = useColumns(groupBy);
  return (
    <Stack>
      <PageHeader
        title={t("insights.title")}
        actions={
          <MoreActions label={t("more")}>
            <Export scope={scope} what="competencies" />
            <Export scope={scope} what="level-ups" />
          </MoreActions>
        }
      />
      <div className={classes.stats}>
        <Stat label={t("insights.people")} value={format.number(people)} />
        <Stat
          label={t("insights.plans")}
          value={format.number(plans.running)}
          hint={t("insights.agreed", { count: plans.agreed })}
        />
        <Stat label={t("insights.requests")} value={format.number(requests)} />
      </div>
      {counts ? <Standing counts={counts} /> : <p className={classes.soft}>{t("insights.too-few")}</p>}
      <Tabs
        label={t("insights.group")}
        current={groupBy}
        tabs={groupings.map((id) => ({ id, href: address({ groupBy: id }), label: t(`insights.${id}`) }))}
      />
      <DataTable
        caption={t(`insights.${groupBy}`)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("insights.none")}>{t("person.none-text")}</EmptyState>}
      />
    </Stack>
  );
}

function useColumns(groupBy: Grouping): Column<InsightRow>[] {
  const { t, format } = useDevelopWords();
  return [
    {
      id: "name",
      header: t(`insights.${groupBy}`),
      hideable: false,
      render: ({ id, name }) =>
        groupBy === "INDIVIDUAL" ? <UiLink href={developPlaces.person(id)}>{name}</UiLink> : name,
    },
    ...(groupBy === "INDIVIDUAL"
      ? []
      : [
          {
            id: "people",
            header: t("insights.people"),
            align: "end" as const,
            narrow: true as const,
            render: ({ people: count }: InsightRow) => format.number(count),
          },
        ]),
    {
      id: "labels",
      header: t("insights.labels"),
      render: ({ counts: all }) =>
        all ? <LabelCounts counts={all} /> : <span className={classes.soft}>{t("insights.too-few")}</span>,
    },
  ];
}

/** From not assessed over the first steps to the last, as steps of one ramp. */
const colours = {
  NOT_CRITICAL: "var(--grey-soft)",
  NOT_ENOUGH_DATA: "var(--grey-fill)",
  STARTING: "var(--ramp-3)",
  BUILDING: "var(--ramp-4)",
  SKILLED: "var(--ramp-5)",
  EXCELLED: "var(--ramp-6)",
} as const;

function Standing({ counts }: { counts: NonNullable<Insights["counts"]> }) {
  const { t, format } = useDevelopWords();
  const told = labels.filter((label) => label !== "NOT_CRITICAL" && (counts[label] ?? 0) > 0);
  const parts = told.map((key) => {
    const [label, count] = [t(`label.${key}`), counts[key] ?? 0];
    return { key, label, count, colour: colours[key], says: t("insights.mark", { label, count }) };
  });
  // Of what too little is known nobody can say where it stands.
  const all = parts.reduce((sum, { key, count }) => (key === "NOT_ENOUGH_DATA" ? sum : sum + count), 0);
  if (all === 0) return <LabelCounts counts={counts} />;
  const count = (counts.SKILLED ?? 0) + (counts.EXCELLED ?? 0);
  return (
    <Chart
      sentence={t("insights.sentence", { count, all, skilled: t("label.SKILLED") })}
      fileName="competencies"
      legend={parts.map(({ label, colour }) => ({ label, colour }))}
      data={{
        head: [t("insights.labels"), t("insights.count")],
        rows: parts.map(({ label, count: some }) => [label, format.number(some)]),
      }}
    >
      <StatusBar parts={parts} />
    </Chart>
  );
}
