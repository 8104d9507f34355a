import { Chart } from "#app/shell/components/chart/chart.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Distribution } from "#app/ui/charts/distribution.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { ReviewInsights } from "../../queries/insights.ts";
import type { InsightsPage } from "../../routes/insights.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** A cycle in numbers: how many, how they are spread, and unit by unit; too few are not told. */
export function InsightsScreen({ page: { cycles, cycle, numbers } }: { page: InsightsPage }) {
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
      <Section title={t("completion.by-unit")}>
        <DataTable
          caption={t("completion.by-unit")}
          rows={numbers.units}
          rowKey={({ unit }) => unit ?? "-"}
          columns={[
            { id: "unit", header: t("list.unit"), hideable: false, render: ({ unit }) => unit ?? t("list.no-unit") },
            {
              id: "people",
              header: t("cycles.people"),
              align: "end",
              narrow: true,
              render: ({ people }) => format.number(people),
            },
            {
              id: "rated",
              header: t("insights.rated"),
              align: "end",
              narrow: true,
              render: ({ rated }) => format.number(rated),
            },
            {
              id: "average",
              header: t("insights.average"),
              align: "end",
              narrow: true,
              render: ({ average }) => score(average),
            },
          ]}
        />
      </Section>
    </>
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
