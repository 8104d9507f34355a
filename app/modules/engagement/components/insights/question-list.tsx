import { Fragment } from "react";
import { Section } from "#app/ui/section/section.tsx";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { StatusBar } from "#app/ui/charts/status-bar.tsx";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import type { BenchmarkBeside } from "../../queries/benchmarks.ts";
import type { InsightsView, QuestionView } from "../../queries/insights-view.ts";
import classes from "../engagement.module.css";
import { bySection } from "../../domain/by-section.ts";
import { useEngagementWords } from "../engagement-words.ts";
import { useBeside } from "./use-beside.ts";

type QuestionListProps = { view: Pick<InsightsView, "questions">; benchmark?: BenchmarkBeside | null };

/** Every question with how often each answer was given. */
export function QuestionList({ view, benchmark = null }: QuestionListProps) {
  const { t, say } = useEngagementWords();
  const told = view.questions.filter(({ score }) => score !== null);
  const hidden = view.questions.length - told.length;
  return (
    <Section title={t("insights.questions")}>
      {bySection(told).map((some) => (
        <Fragment key={some[0]!.question.id}>
          {some[0]!.section ? (
            <h3 className={classes.sectionHeading} dir="auto">
              {say(some[0]!.section)}
            </h3>
          ) : null}
          <ul className={classes.questions}>
            {some.map((each, at) => (
              <li key={each.question.id}>
                <QuestionChart
                  view={each}
                  before={some[at - 1]}
                  others={{
                    favourable: benchmark?.questions[each.question.id] ?? null,
                    average: benchmark?.averages[each.question.id] ?? null,
                  }}
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {hidden > 0 ? <p className={classes.soft}>{t("insights.questions-hidden", { count: hidden })}</p> : null}
    </Section>
  );
}

const ramp = ["var(--ramp-2)", "var(--ramp-3)", "var(--ramp-4)", "var(--ramp-5)", "var(--ramp-6)"];

/** What the benchmark says of a question. */
type Others = { favourable: number | null; average: number | null };
type QuestionChartProps = { view: QuestionView; before: QuestionView | undefined; others: Others };

function QuestionChart({ view, before, others }: QuestionChartProps) {
  const { t, format, say } = useEngagementWords();
  const { question, counts } = view;
  const title = say(question.text);
  const stepsOf = useSteps();
  const steps = stepsOf(question);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Questions on the same scale stand below each other: what its colours mean is said once.
  const isSameScale = before && sayAll(stepsOf(before.question)) === sayAll(steps);
  const parts = steps.map(({ key, label, keys }, at) => {
    const count = keys.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
    const share = all === 0 ? 0 : Math.round((count / all) * 100);
    const colour = ramp[Math.round((at / Math.max(1, steps.length - 1)) * (ramp.length - 1))]!;
    return { key, label, count, colour, says: t("insights.step", { label, share: format.percent(share) }) };
  });
  return (
    <Chart
      sentence={
        <>
          <strong>{title}</strong> <Told view={view} others={others} />
        </>
      }
      fileName="question"
      legend={isSameScale ? [] : parts.map(({ label, colour }) => ({ label, colour }))}
      data={{
        head: [t("insights.answer"), t("insights.share")],
        rows: parts.map(({ label, count }) => [label, format.percent(all === 0 ? 0 : Math.round((count / all) * 100))]),
      }}
    >
      <StatusBar parts={parts.filter(({ count }) => count > 0)} />
    </Chart>
  );
}

function Told({ view: { question, score, before }, others }: Pick<QuestionChartProps, "view" | "others">) {
  const { t, format } = useEngagementWords();
  const { shares, averages } = useBeside();
  if (!score) return null;
  const count = t("insights.answers", { count: score.answered });
  if (question.kind === "enps")
    return <span className={classes.soft}>{`${t("insights.enps")} ${format.number(score.enps ?? 0)} · ${count}`}</span>;
  if (score.favourable === null) return <span className={classes.soft}>{count}</span>;
  const beside = [shares(score.favourable, others.favourable), averages(score.average, others.average)]
    .filter((part) => part !== null)
    .map((part) => `${part} · `)
    .join("");
  const change =
    before === null ? "" : ` (${score.favourable - before > 0 ? "+" : ""}${format.number(score.favourable - before)})`;
  return (
    <span className={classes.soft}>
      {`${t("insights.favourable-share", { share: format.percent(score.favourable) })}${change} · ${beside}${count}`}
    </span>
  );
}

type Step = { key: string; label: string; keys: string[] };

const sayAll = (steps: readonly Step[]) => steps.map(({ label }) => label).join("|");

/** What could be answered, in order, with its words; a recommendation by who speaks against it, neither, or for it. */
function useSteps(): (question: Question) => Step[] {
  const { t, say, format } = useEngagementWords();
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  return ({ kind, setup }) => {
    if (kind === "enps")
      return (
        [
          ["against", 0, 6],
          ["neither", 7, 8],
          ["for", 9, 10],
        ] as const
      ).map(([key, from, to]) => ({
        ...{ key, keys: numbers(from, to) },
        label: t(`insights.enps-${key}`, { from: format.number(from), to: format.number(to) }),
      }));
    if (kind === "stars")
      return numbers(1, (setup as { most?: number }).most ?? 5).map((key) => ({
        ...{ key, keys: [key] },
        label: format.number(Number(key)),
      }));
    const { options = [] } = setup as { options?: { id: string; label: Question["text"] }[] };
    return options.map(({ id, label }) => ({ ...{ key: id, keys: [id] }, label: say(label) }));
  };
}
