import { Chart } from "#app/shell/components/chart/chart.tsx";
import { SmallMultiples } from "#app/ui/charts/small-multiples.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ResultInTime } from "../../queries/results-over-time.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

const names = ["overall", "goals", "competencies", "questions"] as const;

/** The scores of somebody's reviews, cycle by cycle. */
export function ScoresOverTime({ results }: { results: readonly ResultInTime[] }) {
  const { t, score } = useReviewWords();
  const scored = results.filter(({ scores }) => scores !== null);
  const shown = names.filter((name) => scored.some(({ scores }) => scores![name] !== null));
  const last = scored.at(-1);
  return (
    <Section title={t("chart.over-time")}>
      {scored.length < 2 || shown.length === 0 || !last ? (
        <p className={classes.soft}>{t("chart.over-time-none")}</p>
      ) : (
        <Chart
          sentence={t("insights.over-time-sentence", { count: scored.length })}
          fileName="review-scores-over-time"
          data={{
            head: [t("list.cycle"), ...shown.map((name) => t(`score.${name}`))],
            rows: scored.map(({ cycle, scores }) => [cycle, ...shown.map((name) => score(scores![name]))]),
          }}
        >
          <SmallMultiples
            drawings={shown.map((name) => ({
              ...{ key: name, label: t(`score.${name}`), text: score(last.scores![name]) },
              values: scored.map(({ scores }) => scores![name]),
              says: `${t(`score.${name}`)}: ${scored.map((one) => `${one.cycle} ${score(one.scores![name])}`).join(", ")}`,
            }))}
          />
        </Chart>
      )}
    </Section>
  );
}
