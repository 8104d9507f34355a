import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { DateRangeFilter } from "#app/shell/components/dates/date-range-filter.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { feltBands } from "../../domain/felt.ts";
import { insightGroups } from "../../domain/words.ts";
import type { Insights, ManagerNumbers } from "../../queries/insights.ts";
import type { InsightList, insightLists } from "../../queries/insights-list.ts";
import type { InsightTrend } from "../../queries/insights-trend.ts";
import { BehindNumber } from "./behind-number.tsx";
import { InsightsTrend, type FeltFilter } from "./insights-trend.tsx";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

type InsightsScreenProps = {
  insights: Insights;
  trend: InsightTrend;
  filter: FeltFilter;
  behind: InsightList | null;
  views: ListViews | null;
};

/** How 1:1s went on some days: counts, each with the list behind it, and how people felt where enough of them said so. */
export function InsightsScreen({ insights, trend, filter, behind, views }: InsightsScreenProps) {
  const { t, format } = useOneOnOneWords();
  const address = useAddress();
  const { held, missed, mood, rating, actions, silent, people } = insights;
  const planned = held + missed;
  const linked = (value: string, list: (typeof insightLists)[number]) => (
    <UiLink href={address({ list, page: null })}>{value}</UiLink>
  );
  const felt = (value: number | null) => (value === null ? "–" : linked(format.number(value), "MOOD"));
  return (
    <Stack>
      <PageHeader title={t("insights.title")} description={t("insights.text")} actions={<SavedViews views={views} />} />
      <Asked {...{ insights, filter, behind, views }} />
      <div className={classes.stats}>
        <Stat
          label={t("standing.HELD")}
          value={linked(format.number(held), "HELD")}
          hint={planned > 0 ? t("insights.of-planned", { share: format.percent((held / planned) * 100) }) : undefined}
        />
        <Stat label={t("standing.MISSED")} value={linked(format.number(missed), "MISSED")} />
        <Stat label={t("standing.CANCELLED")} value={linked(format.number(insights.cancelled), "CANCELLED")} />
        <Stat
          label={t("insights.silent")}
          value={linked(format.number(silent), "SILENT")}
          hint={t("insights.of-people", { count: people })}
        />
        <Stat
          label={t("insights.actions")}
          value={linked(format.percent(actions.all === 0 ? null : (actions.done / actions.all) * 100), "ACTIONS")}
          hint={t("insights.of-actions", { done: format.number(actions.done), count: actions.all })}
        />
        <Stat
          label={t("insights.mood")}
          value={felt(mood)}
          hint={t(mood === null ? "insights.too-few" : "insights.of-five")}
        />
        <Stat
          label={t("insights.rating")}
          value={felt(rating)}
          hint={t(rating === null ? "insights.too-few" : "insights.of-five")}
        />
      </div>
      {behind ? <BehindNumber behind={behind} scope={insights.scope} /> : null}
      {behind ? null : <InsightsTrend trend={trend} filter={filter} />}
      {insights.scope === "direct-reports" || behind ? null : <ByManager insights={insights} />}
    </Stack>
  );
}

/** Of which days the numbers are. */
function Asked({ insights: { range, days, groupBy }, filter, behind, views }: Omit<InsightsScreenProps, "trend">) {
  const { t } = useOneOnOneWords();
  const kept = [["list", behind?.list ?? null] as const, ["groupBy", groupBy === "MANAGER" ? null : groupBy] as const];
  return (
    <AddressForm kept={kept}>
      <SavedViewField views={views} />
      <FieldRow>
        <DateRangeFilter label={t("insights.met")} range={range} days={days} required />
        {(["mood", "rating"] as const).map((what) => (
          <SelectField
            key={what}
            name={what}
            label={t(`insights.${what}`)}
            placeholder={t("trend.any")}
            defaultValue={filter[what] ?? ""}
            options={feltBands.map((band) => ({ value: band, label: t(`trend.band.${band}`) }))}
          />
        ))}
      </FieldRow>
    </AddressForm>
  );
}

function ByManager({ insights: { managers: rows, groupBy, scope } }: Pick<InsightsScreenProps, "insights">) {
  const address = useAddress();
  const { t, format } = useOneOnOneWords();
  const number = (id: "people" | "held" | "missed" | "silent", header: string): Column<ManagerNumbers> => ({
    id,
    header,
    align: "end",
    narrow: true,
    render: (row) => format.number(row[id]),
  });
  const columns: Column<ManagerNumbers>[] = [
    {
      id: "manager",
      header: t("team.manager"),
      hideable: false,
      render: (manager) => <PersonChip person={manager} />,
    },
    number("people", t("insights.people")),
    number("held", t("standing.HELD")),
    number("missed", t("standing.MISSED")),
    number("silent", t("insights.silent")),
  ];
  return (
    <Section
      title={t(`insights.by.${groupBy}`)}
      actions={
        scope === "company" || scope === "all-reports" ? (
          <Tabs
            label={t("insights.group")}
            current={groupBy}
            tabs={insightGroups.map((id) => ({
              ...{ id, label: t(`insights.by.${id}`) },
              href: address({ groupBy: id === "MANAGER" ? null : id }),
            }))}
          />
        ) : undefined
      }
    >
      <DataTable caption={t(`insights.by.${groupBy}`)} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Section>
  );
}
