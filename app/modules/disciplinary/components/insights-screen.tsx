import { PersonChip } from "#app/modules/people/ui.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { DateRangeFilter } from "#app/shell/components/dates/date-range-filter.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { splits } from "../domain/insight-splits.ts";
import type { InsightPart, InsightPerson, Insights } from "../queries/insights.ts";
import classes from "./disciplinary.module.css";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

/** How many notes were published, by type or severity; people by name for HR alone. */
export function InsightsScreen({ page }: { page: Insights }) {
  const { t, format } = useDisciplinaryWords();
  const address = useAddress();
  const { input, named, total } = page;
  const nameOf = usePartName(input.splitBy);
  const columns = usePeopleColumns(page, nameOf);
  return (
    <Stack>
      <PageHeader title={t("insights.title")} />
      {named ? null : <p className={classes.soft}>{t("insights.masked")}</p>}
      <Period page={page} />
      <Tabs
        label={t("insights.split")}
        current={input.splitBy}
        tabs={splits.map((id) => ({ id, label: t(`insights.${id}`), href: address({ splitBy: id }) }))}
      />
      {total ? (
        <div className={classes.stats}>
          <Stat label={t("insights.notes")} value={format.number(total.notes)} />
          <Stat label={t("insights.people")} value={format.number(total.people)} />
        </div>
      ) : (
        <p className={classes.soft}>{t("insights.too-few")}</p>
      )}
      <BarChart bars={barsOf(page.parts, nameOf, (count) => t("insights.count", { count }))} />
      {named ? (
        <DataTable
          caption={t("insights.people")}
          columns={columns}
          rows={page.people}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("insights.none")}>{t("insights.none-text")}</EmptyState>}
        />
      ) : null}
    </Stack>
  );
}

type NameOf = (part: { key: string; name: string | null }) => string;

function usePartName(split: Insights["input"]["splitBy"]): NameOf {
  const { t } = useDisciplinaryWords();
  return ({ key, name }) => name ?? (split === "SEVERITY" ? t(`severity.${key}`) : t(`type.${key}`));
}

function barsOf(parts: readonly InsightPart[], nameOf: NameOf, words: (count: number) => string) {
  const most = Math.max(1, ...parts.map(({ notes }) => notes ?? 0));
  return parts.map((part) => ({
    key: part.key,
    label: nameOf(part),
    share: ((part.notes ?? 0) / most) * 100,
    text: words(part.notes ?? 0),
  }));
}

function Period({ page: { input, range, days, named, locations, orgUnits, quarters } }: { page: Insights }) {
  const { t } = useDisciplinaryWords();
  if (!named)
    return (
      <AddressForm kept={[["splitBy", input.splitBy]]}>
        <Choice
          name="quarter"
          label={t("insights.quarter")}
          defaultValue={input.quarter}
          options={quarters.map((value) => ({ value, label: value }))}
        />
      </AddressForm>
    );
  return (
    <AddressForm kept={[["splitBy", input.splitBy]]} className={classes.period}>
      <DateRangeFilter label={t("field.published")} range={range} days={days} required />
      <Choice
        name="location"
        label={t("insights.location")}
        defaultValue={input.location}
        placeholder={t("list.any")}
        options={locations.map((value) => ({ value, label: value }))}
      />
      <Choice
        name="orgUnit"
        label={t("insights.org-unit")}
        defaultValue={input.orgUnit}
        placeholder={t("list.any")}
        options={orgUnits.map(({ id, name, depth }) => ({ value: id, label: `${"\u2003".repeat(depth)}${name}` }))}
      />
    </AddressForm>
  );
}

function usePeopleColumns({ parts }: Insights, nameOf: NameOf): Column<InsightPerson>[] {
  const { t, format } = useDisciplinaryWords();
  return [
    {
      id: "person",
      header: t("field.employee"),
      hideable: false,
      render: (person) => <PersonChip person={person} />,
    },
    { id: "location", header: t("insights.location"), render: ({ location }) => location ?? "–" },
    {
      id: "total",
      header: t("insights.notes"),
      align: "end",
      narrow: true,
      render: ({ total }) => format.number(total),
    },
    ...parts.map((part): Column<InsightPerson> => ({
      id: part.key,
      header: nameOf(part),
      align: "end",
      render: (person) => (person.parts[part.key] ? format.number(person.parts[part.key]!) : "–"),
    })),
  ];
}
