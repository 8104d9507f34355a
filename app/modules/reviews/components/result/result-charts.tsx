import { IconChartRadar } from "@tabler/icons-react";
import { useState } from "react";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { HeatMap } from "#app/ui/charts/heat-map.tsx";
import { Radar } from "#app/ui/charts/radar.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { meansOf } from "../../domain/summary.ts";
import type { Provider } from "../../domain/providers.ts";
import type { ShownQuestion } from "../../queries/result-content.ts";
import type { ResultInTime } from "../../queries/results-over-time.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { useReviewWords } from "../review-words.ts";
import { ScoresOverTime } from "./scores-over-time.tsx";

/** A result as drawings: scores over cycles, and each part by what was rated and who rated it. */
export function ResultCharts({ page: { questions, forms }, over }: { page: ResultPage; over: ResultInTime[] }) {
  const { t } = useReviewWords();
  const rated = questions
    .map((question) => ({ question, means: meansOf(question.answers, forms) }))
    .filter(({ means, question }) => means.length > 0 && question.best > 0);
  const elements = [...new Set(rated.map(({ question }) => question.element))];
  return (
    <>
      <ScoresOverTime results={over} />
      {elements.length === 0 ? (
        <EmptyState title={t("chart.none")}>{t("chart.none-text")}</EmptyState>
      ) : (
        elements.map((element) => (
          <RatedPart
            key={element}
            title={element}
            providers={[...new Set(forms.map(({ provider }) => provider))]}
            rated={rated.filter(({ question }) => question.element === element)}
          />
        ))
      )}
    </>
  );
}

type Rated = { question: ShownQuestion; means: ReturnType<typeof meansOf> };

/** One part of the forms: what was rated against who rated it, each as a share of the best rating. */
function RatedPart({ title, providers, rated }: { title: string; providers: Provider[]; rated: readonly Rated[] }) {
  const { t, format } = useReviewWords();
  const [round, setRound] = useState(false);
  const shown = providers.filter((provider) =>
    rated.some(({ means }) => means.some((one) => one.provider === provider)),
  );
  const columns = shown.map((provider) => t(`provider.${provider}`));
  const rows = rated.map(({ question: { key, text, best }, means }) => ({
    ...{ key, label: text },
    cells: shown.map((provider, at) => {
      const mean = means.find((one) => one.provider === provider)?.mean ?? null;
      const said = mean === null ? "–" : `${format.number(mean)} / ${format.number(best)}`;
      return {
        ...{ value: mean === null ? null : (mean / best) * 100, text: said },
        says:
          mean === null
            ? t("insights.cell-none", { label: text, rater: columns[at]! })
            : t("insights.cell", { label: text, rater: columns[at]!, score: said }),
      };
    }),
  }));
  const best = Math.max(...rows.map(({ cells }) => lastOf(cells)));
  const highest = rows.filter(({ cells }) => lastOf(cells) === best);
  const said = highest[0]!.cells.at(-1)!;
  return (
    <Section title={title} description={t("chart.by-text")}>
      <Chart
        sentence={
          rows.length === 1
            ? said.says
            : highest.length > 3
              ? t("chart.many-alike", { score: said.text, count: highest.length })
              : t("insights.by-sentence", { highest: format.list(highest.map(({ label }) => label)) })
        }
        fileName="review-result"
        acts={rows.length >= fewestSpokes ? <RadarSwitch on={round} onChange={setRound} /> : null}
        legend={round ? columns.map((label, at) => ({ label, colour: kindOf(at) })) : []}
        data={{
          head: [title, ...columns],
          rows: rows.map(({ label, cells }) => [label, ...cells.map((one) => one.text)]),
        }}
      >
        {round ? (
          <AsRadar columns={columns} rows={rows} />
        ) : (
          <HeatMap columns={columns} low={20} high={100} rows={rows} />
        )}
      </Chart>
    </Section>
  );
}

/** Fewer make no shape. */
const fewestSpokes = 3;

const kindOf = (at: number) => `var(--kind-${(at % 6) + 1})`;

function RadarSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useReviewWords();
  return (
    <IconButton label={t("chart.as-radar")} icon={<IconChartRadar />} aria-pressed={on} onClick={() => onChange(!on)} />
  );
}

type RatedRow = { label: string; cells: readonly { value: number | null }[] };

function AsRadar({ columns, rows }: { columns: readonly string[]; rows: readonly RatedRow[] }) {
  return (
    <Radar
      spokes={rows.map(({ label }) => label)}
      shapes={columns.map((label, at) => ({
        ...{ key: label, label, colour: kindOf(at) },
        values: rows.map(({ cells }) => (cells[at]?.value ?? 0) / 100),
      }))}
    />
  );
}

/** What who comes last among the raters gave: the accountable manager. */
const lastOf = (cells: readonly { value: number | null }[]) => cells.at(-1)?.value ?? 0;
