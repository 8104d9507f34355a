import { Chart } from "#app/shell/components/chart/chart.tsx";
import { HeatMap } from "#app/ui/charts/heat-map.tsx";
import { SmallMultiples } from "#app/ui/charts/small-multiples.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ReviewInsights } from "../../queries/insights.ts";
import { useReviewWords } from "../review-words.ts";

type InsightsPart = { numbers: ReviewInsights };

const kinds = ["COMPETENCY", "GOAL", "QNA"] as const;

/** What was rated, line by line, by who rated it: the darker, the higher. */
export function RatedLines({ numbers: { lines, raters } }: InsightsPart) {
  return kinds.map((kind) => {
    const of = lines.filter((line) => line.kind === kind);
    return of.length > 0 ? <Lines key={kind} kind={kind} lines={of} raters={raters} /> : null;
  });
}

const averageOf = (value: { average: number | null } | null) => value?.average ?? null;

type LinesProps = Pick<ReviewInsights, "lines" | "raters"> & { kind: (typeof kinds)[number] };

function Lines({ kind, lines, raters }: LinesProps) {
  const { t, score } = useReviewWords();
  const asked = raters.filter((provider) =>
    lines.some(({ ratings }) => ratings.some((one) => one.provider === provider)),
  );
  const compared = lines.some(({ before }) => before !== null);
  const columns = [...asked.map((provider) => t(`provider.${provider}`)), ...(compared ? [t("insights.before")] : [])];
  const rows = lines.map(({ key, label, ratings, before }) => ({
    ...{ key, label },
    values: [
      ...asked.map((provider) => ratings.find((one) => one.provider === provider) ?? null),
      ...(compared ? [{ average: before, people: null }] : []),
    ],
  }));
  const says = (label: string, column: number, value: (typeof rows)[number]["values"][number]) =>
    averageOf(value) === null
      ? t(value ? "insights.cell-hidden" : "insights.cell-none", { label, rater: columns[column]! })
      : t("insights.cell", { label, rater: columns[column]!, score: score(averageOf(value)) });
  // Of one line alone none is the highest: what the last of its raters gave is said.
  const only = lines.length === 1 && asked.length > 0 ? rows[0]! : null;
  const sentence = only
    ? says(only.label, asked.length - 1, only.values[asked.length - 1]!)
    : t("insights.by-sentence", { highest: lines[0]!.label });
  return (
    <Section title={t(`element.${kind}`)} description={t("insights.by-text")}>
      <Chart
        sentence={sentence}
        fileName={`review-${kind.toLowerCase()}`}
        data={{
          head: [t(`element.${kind}`), ...columns],
          rows: rows.map(({ label, values }) => [label, ...values.map((value) => score(averageOf(value)))]),
        }}
      >
        <HeatMap
          columns={columns}
          low={20}
          high={100}
          rows={rows.map(({ key, label, values }) => ({
            ...{ key, label },
            cells: values.map((value, at) => ({
              ...{ value: averageOf(value), text: score(averageOf(value)) },
              says: says(label, at, value),
            })),
          }))}
        />
      </Chart>
    </Section>
  );
}

const scoreNames = ["overall", "goals", "competencies", "questions"] as const;

/** The scores of the cycle beside those of the cycles before it. */
export function OverTime({ numbers: { trend } }: InsightsPart) {
  const { t, score } = useReviewWords();
  const shown = scoreNames.filter((name) => trend.some(({ scores }) => scores[name] !== null));
  const last = trend.at(-1);
  if (trend.length < 2 || shown.length === 0 || !last) return null;
  return (
    <Section title={t("insights.over-time")} description={t("insights.over-time-text")}>
      <Chart
        sentence={t("insights.over-time-sentence", { count: trend.length })}
        fileName="review-scores-over-time"
        data={{
          head: [t("list.cycle"), ...shown.map((name) => t(`score.${name}`))],
          rows: trend.map(({ name, scores }) => [name, ...shown.map((one) => score(scores[one]))]),
        }}
      >
        <SmallMultiples
          drawings={shown.map((name) => ({
            ...{ key: name, label: t(`score.${name}`), text: score(last.scores[name]) },
            values: trend.map(({ scores }) => scores[name]),
            says: `${t(`score.${name}`)}: ${trend.map((one) => `${one.name} ${score(one.scores[name])}`).join(", ")}`,
          }))}
        />
      </Chart>
    </Section>
  );
}
