import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { InsightsView } from "../../queries/insights-view.ts";
import { useEngagementWords } from "../engagement-words.ts";

const shown = 8;

/** Which answers go together with the outcome; never why. */
export function Movers({ view: { outcome, questions } }: { view: Pick<InsightsView, "outcome" | "questions"> }) {
  const { t, say, format } = useEngagementWords();
  if (!outcome || outcome.movers.length === 0) return null;
  const texts = new Map(questions.map(({ question }) => [question.id, say(question.text)]));
  const number = (value: number) => format.number(value, 2);
  return (
    <Section
      title={t("insights.movers")}
      description={t("insights.movers-text", { question: texts.get(outcome.outcomeId ?? "") ?? "" })}
    >
      <DataTable
        caption={t("insights.movers")}
        rows={outcome.movers.slice(0, shown)}
        rowKey={({ questionId }) => questionId}
        columns={[
          {
            ...{ id: "question", header: t("insights.question"), hideable: false },
            render: ({ questionId }) => texts.get(questionId) ?? "",
          },
          {
            ...{ id: "correlation", header: t("insights.correlation"), align: "end", narrow: true },
            render: ({ correlation }) => number(correlation),
          },
          {
            ...{ id: "interval", header: t("insights.interval"), align: "end", narrow: true },
            render: ({ from, to }) => t("insights.from-to", { from: number(from), to: number(to) }),
          },
        ]}
      />
    </Section>
  );
}
