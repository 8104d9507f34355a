import { useLocation, useParams } from "@remix-run/react";
import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { SmallMultiples } from "#app/ui/charts/small-multiples.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { askedOf, behindOf, topicOf } from "../../analytics-places.ts";
import type { Dashboard, DashboardNumber } from "../../queries/dashboard.ts";
import type { PersonBehind } from "../../queries/people-behind.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { Choices, useAudienceFields } from "../audience-fields.tsx";
import { PeriodField } from "../period-field.tsx";
import { MeasureStat } from "./measure-stat.tsx";
import { useChangeSentence } from "./use-change-sentence.ts";

/** A topic in numbers: three of them, what changed of the first and where, how they went, and where to begin. */
export function TopicScreen({ page, views }: { page: Dashboard; views: ListViews | null }) {
  const { t } = useAnalyticsWords();
  const sentence = useChangeSentence();
  const { search } = useLocation();
  const { scope, topic, topics, numbers } = page;
  const lead = numbers[0]!;
  return (
    <Stack>
      <PageHeader title={t(`topic.${topic}`)} actions={<SavedViews views={views} />} />
      <Tabs
        label={t("navigation.numbers")}
        current={topic}
        more={t("navigation.more-topics")}
        tabs={topics.map((id) => ({ id, label: t(`topic.${id}`), href: topicOf(scope, id) + askedOf(search) }))}
      />
      <Asked page={page} views={views} />
      <div className={classes.stats}>
        {numbers.slice(0, 3).map((number) => (
          <MeasureStat key={number.key} number={number} />
        ))}
      </div>
      <p className={classes.sentence}>
        {sentence.what({ ...page, measure: lead })} {sentence.when(page)}
      </p>
      {lead.secrecy === "GUARDED" ? <p className={classes.detail}>{t("dashboard.guarded")}</p> : null}
      <Trends page={page} />
      <Parts page={page} lead={lead} />
      {page.behind ? <People page={page} behind={page.behind} /> : null}
      <Section title={t("dashboard.numbers")}>
        <dl className={classes.facts}>
          {numbers.map(({ key, name, formula }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Stack>
  );
}

/** Of which days and whose the numbers are, and what the first is split by. */
function Asked({ page, views }: { page: Dashboard; views: ListViews | null }) {
  const { t } = useAnalyticsWords();
  const { topic, period, days, split, offered } = page;
  const { topic: inPath } = useParams();
  const options = offered.dimensions.map((value) => ({ value, label: t(`dimension.${value}`) }));
  const audience = useAudienceFields(page, offered);
  return (
    <AddressForm className={classes.asked} kept={[["topic", inPath === undefined ? topic : null]]}>
      <SavedViewField views={views} />
      <PeriodField period={period} days={days} />
      <Choices fields={[{ name: "split", label: t("report.split"), value: split, options }, ...audience]} />
    </AddressForm>
  );
}

function Trends({ page: { numbers, overWereKept } }: { page: Dashboard }) {
  const { t, told, days } = useAnalyticsWords();
  const lead = numbers[0]!;
  const sentence = t(lead.secrecy === "GUARDED" ? "dashboard.trend-over" : "dashboard.trend-text", { name: lead.name });
  return (
    <Section title={t("dashboard.trend")}>
      <Chart
        sentence={overWereKept ? `${sentence} ${t("dashboard.trend-kept")}` : sentence}
        fileName="quarters"
        data={{
          head: [t("dashboard.quarter"), ...numbers.map(({ name }) => name)],
          rows: lead.trend.map((quarter, place) => [
            days(quarter),
            ...numbers.map((number) => told(number, number.trend[place]?.value ?? null)),
          ]),
        }}
      >
        <SmallMultiples
          drawings={numbers.map((number) => ({
            ...{ key: number.key, label: number.name, text: number.now === null ? "–" : told(number, number.now) },
            values: number.trend.map(({ value }) => value),
            says: `${number.name}: ${number.trend.map(({ value }) => told(number, value)).join(", ")}`,
          }))}
        />
      </Chart>
    </Section>
  );
}

const mostBars = 20;

function Parts({ page: { parts, split }, lead }: { page: Dashboard; lead: DashboardNumber }) {
  const { t, told, format, partName } = useAnalyticsWords();
  const shown = parts.filter(({ people }) => people > 0).slice(0, mostBars);
  if (shown.length === 0) return null;
  const most = Math.max(lead.ofWhole ? 100 : 1, ...shown.map(({ now }) => now ?? 0));
  return (
    <Section title={t(`dashboard.by.${split}`)}>
      <Chart
        sentence={t("dashboard.parts-text", { name: lead.name })}
        fileName="parts"
        data={{
          head: [t(`dimension.${split}`), t("dashboard.now"), t("dashboard.before"), t("dashboard.count")],
          rows: parts.map((part) => [
            partName(split, part),
            told(lead, part.now),
            told(lead, part.before),
            format.number(part.people),
          ]),
        }}
      >
        <BarChart
          bars={shown.map((part) => ({
            key: part.key ?? "none",
            label: partName(split, part),
            share: part.now === null ? null : (part.now / most) * 100,
            text: told(lead, part.now),
          }))}
        />
      </Chart>
    </Section>
  );
}

type Behind = NonNullable<Dashboard["behind"]>;

function People({ page: { people, scope, period, cohort, orgUnit }, behind }: { page: Dashboard; behind: Behind }) {
  const { t } = useAnalyticsWords();
  const title = behind.worstFirst ? t("dashboard.people") : t("behind.title", { name: behind.measure.name });
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        columns={usePeopleColumns(behind.measure)}
        rows={people}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t("dashboard.none")}>{t("dashboard.none-text")}</EmptyState>}
      />
      <p className={classes.line}>
        <UiLink href={behindOf({ measure: behind.measure.key, scope, period, cohort, orgUnit })}>
          {t("dashboard.all-people")}
        </UiLink>
      </p>
    </Section>
  );
}

export function usePeopleColumns(
  measure: Pick<DashboardNumber, "name" | "secrecy" | "percent" | "digits">,
): Column<PersonBehind>[] {
  const { t, told } = useAnalyticsWords();
  return [
    {
      id: "person",
      header: t("dashboard.person"),
      hideable: false,
      render: (person) => <PersonChip person={person} />,
    },
    {
      ...{ id: "value", header: measure.name, align: "end", narrow: true },
      render: ({ value }) => told(measure, value),
    },
    {
      ...{ id: "records", header: t("dashboard.records"), hideHeader: true, align: "end", narrow: true },
      render: ({ link }) => (link ? <UiLink href={link}>{t("dashboard.records")}</UiLink> : null),
    },
  ];
}
