import { SavedViewField, SavedViews } from "#app/modules/audiences/ui.ts";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { Distribution } from "#app/ui/charts/distribution.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { PartOfPeople, ReviewInsights } from "../../queries/insights.ts";
import type { InsightsPage } from "../../routes/insights.tsx";
import { useReviewWords } from "../review-words.ts";
import { reviewPlaces } from "../../review-places.ts";
import classes from "../reviews.module.css";
import { OverTime, RatedLines } from "./insights-of-answers.tsx";

/** A cycle in numbers: how they are spread, how they went, and by what was rated, unit and grade; too few are not told. */
export function InsightsScreen({ page: { scope, cycles, cycle, numbers, views } }: { page: InsightsPage }) {
  const { t } = useReviewWords();
  return (
    <ListScreen
      title={t("insights.title")}
      filters={[
        {
          name: "cycle",
          label: t("list.cycle"),
          value: cycle,
          options: cycles.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      hiddenFields={<SavedViewField views={views} />}
      views={<SavedViews views={views} />}
      tools={cycle ? <ExportLinks href={reviewPlaces.insightsFile(scope, cycle)} label={t("act.export")} /> : undefined}
    >
      {numbers && numbers.people > 0 ? (
        <Numbers numbers={numbers as ReviewInsights} />
      ) : (
        <EmptyState title={t("insights.none")}>{t("insights.none-text")}</EmptyState>
      )}
    </ListScreen>
  );
}

function Numbers({ numbers }: { numbers: ReviewInsights }) {
  const { t, format, score } = useReviewWords();
  return (
    <>
      <div className={classes.stats}>
        <Stat label={t("cycles.people")} value={format.number(numbers.people)} />
        <Stat label={t("insights.rated")} value={format.number(numbers.rated)} />
        <Stat label={t("people-state.SHARED")} value={format.number(numbers.shared)} />
        <Stat label={t("insights.acknowledged")} value={format.number(numbers.acknowledged)} />
        <Stat label={t("insights.average")} value={score(numbers.average)} />
      </div>
      <Section title={t("insights.distribution")}>
        {numbers.distribution ? (
          <Spread distribution={numbers.distribution} rated={numbers.rated} />
        ) : (
          <p className={classes.soft}>{t("insights.too-few")}</p>
        )}
      </Section>
      <OverTime numbers={numbers} />
      <RatedLines numbers={numbers} />
      <Parts title={t("completion.by-unit")} header={t("list.unit")} none={t("list.no-unit")} parts={numbers.units} />
      <Parts
        title={t("insights.by-grade")}
        header={t("insights.grade")}
        none={t("insights.no-grade")}
        parts={numbers.grades}
      />
    </>
  );
}

type PartsProps = { title: string; header: string; none: string; parts: readonly PartOfPeople[] };

/** Parts of the people reviewed side by side: org units, or grades. */
function Parts({ title, header, none, parts }: PartsProps) {
  const { t, format, score } = useReviewWords();
  const number = (id: string, heading: string, value: (part: PartOfPeople) => string): Column<PartOfPeople> => ({
    ...{ id, header: heading, align: "end", narrow: true },
    render: value,
  });
  return (
    <Section title={title}>
      <DataTable
        caption={title}
        rows={parts}
        rowKey={({ name }) => name ?? "-"}
        columns={[
          { id: "name", header, hideable: false, render: ({ name }) => name ?? none },
          number("people", t("cycles.people"), ({ people }) => format.number(people)),
          number("rated", t("insights.rated"), ({ rated }) => format.number(rated)),
          number("average", t("insights.average"), ({ average }) => score(average)),
        ]}
      />
    </Section>
  );
}

type SpreadProps = { distribution: NonNullable<ReviewInsights["distribution"]>; rated: number };

/** How ratings are spread, the lowest first. */
function Spread({ distribution, rated }: SpreadProps) {
  const { t, format } = useReviewWords();
  const most = distribution.reduce((one, other) => (other.count > one.count ? other : one));
  const columns = distribution.map(({ label, count }) => {
    const share = (count / rated) * 100;
    return {
      ...{ key: label, label, share, text: format.number(count) },
      says: t("insights.mark", { label, count, share: format.percent(share) }),
    };
  });
  return (
    <Chart
      sentence={t("insights.sentence", { ...most, rated })}
      fileName="review-ratings"
      data={{
        head: [t("insights.rating"), t("cycles.people"), "%"],
        rows: columns.map(({ label, text, share }) => [label, text, format.percent(share)]),
      }}
    >
      <Distribution columns={columns} />
    </Chart>
  );
}
