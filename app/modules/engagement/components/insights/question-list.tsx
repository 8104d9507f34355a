import { Section } from "#app/ui/section/section.tsx";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { StatusBar } from "#app/ui/charts/status-bar.tsx";
import type { Question } from "#app/modules/questionnaires/domain.ts";
import type { InsightsView, QuestionView } from "../../queries/insights-view.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** Every question with how often each answer was given. */
export function QuestionList({ view }: { view: Pick<InsightsView, "questions"> }) {
  const { t } = useEngagementWords();
  return (
    <Section title={t("insights.questions")}>
      <ul className={classes.plain}>
        {view.questions.map((each) => (
          <li key={each.question.id}>
            <QuestionChart view={each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ramp = ["var(--ramp-2)", "var(--ramp-3)", "var(--ramp-4)", "var(--ramp-5)", "var(--ramp-6)"];

function QuestionChart({ view }: { view: QuestionView }) {
  const { t, format, say } = useEngagementWords();
  const { question, score, counts } = view;
  const title = say(question.text);
  const steps = useSteps(question);
  if (!score) return <p className={classes.soft}>{t("insights.question-hidden", { question: title })}</p>;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const parts = steps.map(({ key, label }, at) => {
    const count = counts[key] ?? 0;
    const share = all === 0 ? 0 : Math.round((count / all) * 100);
    const colour = ramp[Math.round((at / Math.max(1, steps.length - 1)) * (ramp.length - 1))]!;
    return { key, label, count, colour, says: t("insights.step", { label, share: format.percent(share) }) };
  });
  return (
    <Chart
      sentence={
        <>
          <strong>{title}</strong> <Told view={view} />
        </>
      }
      fileName="question"
      legend={parts.map(({ label, colour }) => ({ label, colour }))}
      data={{
        head: [t("insights.answer"), t("insights.share")],
        rows: parts.map(({ label, count }) => [label, format.percent(all === 0 ? 0 : Math.round((count / all) * 100))]),
      }}
    >
      <StatusBar parts={parts.filter(({ count }) => count > 0)} />
    </Chart>
  );
}

function Told({ view: { question, score, before } }: { view: QuestionView }) {
  const { t, format } = useEngagementWords();
  if (!score) return null;
  const count = t("insights.answers", { count: score.answered });
  if (question.kind === "enps")
    return <span className={classes.soft}>{`${t("insights.enps")} ${format.number(score.enps ?? 0)} · ${count}`}</span>;
  if (score.favourable === null) return <span className={classes.soft}>{count}</span>;
  const change =
    before === null ? "" : ` (${score.favourable - before > 0 ? "+" : ""}${format.number(score.favourable - before)})`;
  return (
    <span className={classes.soft}>
      {`${t("insights.favourable-share", { share: format.percent(score.favourable) })}${change} · ${count}`}
    </span>
  );
}

/** What could be answered, in order, with its words. */
function useSteps({ kind, setup }: Question): { key: string; label: string }[] {
  const { say, format } = useEngagementWords();
  if (kind === "enps") return Array.from({ length: 11 }, (_, at) => ({ key: String(at), label: format.number(at) }));
  if (kind === "stars")
    return Array.from({ length: (setup as { most?: number }).most ?? 5 }, (_, at) => ({
      key: String(at + 1),
      label: format.number(at + 1),
    }));
  const { options = [] } = setup as { options?: { id: string; label: Question["text"] }[] };
  return options.map(({ id, label }) => ({ key: id, label: say(label) }));
}
