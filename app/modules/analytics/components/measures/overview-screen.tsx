import { Chart } from "#app/shell/components/chart/chart.tsx";
import { useRangeWords } from "#app/shell/components/dates/use-range-words.ts";
import { SmallMultiples } from "#app/ui/charts/small-multiples.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { topicOf } from "../../analytics-places.ts";
import { rangeOfPeriod } from "../../domain/periods.ts";
import type { Overview, OverviewTopic } from "../../queries/overview.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { MeasureStat } from "./measure-stat.tsx";
import { useChangeSentence } from "./use-change-sentence.ts";

/** All topics at a glance: three numbers, what changed of the first, and every topic with its number. */
export function OverviewScreen({ page: { scope, topics } }: { page: Overview }) {
  const { t, told } = useAnalyticsWords();
  const sentence = useChangeSentence();
  const [first] = topics;
  return (
    <Stack>
      <PageHeader title={t(scope === "company" ? "overview.title" : "overview.team-title")} />
      <div className={classes.stats}>
        {topics.slice(0, 3).map(({ number }) => (
          <MeasureStat key={number.key} number={number} />
        ))}
      </div>
      {first ? (
        <p className={classes.sentence}>
          {sentence.what({ ...first, measure: first.number })} {sentence.when(first)}
        </p>
      ) : null}
      <Section title={t("dashboard.trend")}>
        <Chart
          sentence={t("overview.trend-text")}
          fileName="overview"
          data={{
            head: [t("overview.number"), t("dashboard.now"), t("dashboard.before")],
            rows: topics.map(({ number }) => [number.name, told(number, number.now), told(number, number.before)]),
          }}
        >
          <SmallMultiples
            drawings={topics.map(({ number }) => ({
              ...{ key: number.key, label: number.name, text: number.now === null ? "–" : told(number, number.now) },
              values: number.trend.map(({ value }) => value),
              says: `${number.name}: ${number.trend.map(({ value }) => told(number, value)).join(", ")}`,
            }))}
          />
        </Chart>
      </Section>
      <Section title={t("overview.topics")} description={t("overview.compared")}>
        <DataTable
          caption={t("overview.topics")}
          columns={useColumns(scope)}
          rows={topics}
          rowKey={({ topic }) => topic}
        />
      </Section>
    </Stack>
  );
}

function useColumns(scope: Overview["scope"]): Column<OverviewTopic>[] {
  const { t, told } = useAnalyticsWords();
  const range = useRangeWords();
  const sentence = useChangeSentence();
  return [
    {
      id: "topic",
      header: t("overview.topic"),
      hideable: false,
      render: ({ topic }) => <UiLink href={topicOf(scope, topic)}>{t(`topic.${topic}`)}</UiLink>,
    },
    {
      ...{ id: "now", header: t("overview.number"), align: "end", narrow: true },
      render: ({ number }) => told(number, number.now),
    },
    {
      ...{ id: "changed", header: t("overview.what-changed"), narrow: true },
      render: (topic) => sentence.what({ ...topic, measure: topic.number }),
    },
    {
      ...{ id: "period", header: t("dashboard.period"), narrow: true },
      render: ({ period }) => range.said(rangeOfPeriod(period)),
    },
  ];
}
