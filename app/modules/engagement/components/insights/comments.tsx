import { Section } from "#app/ui/section/section.tsx";
import type { InsightsView } from "../../queries/insights-view.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** What people wrote, in no order, question by question. */
export function Comments({ comments }: Pick<InsightsView, "comments">) {
  const { t, say, format } = useEngagementWords();
  return comments.map(({ question, said, total }) => (
    <Section
      key={question.id}
      title={say(question.text)}
      description={
        said.length < total
          ? t("insights.comments-some", { shown: format.number(said.length), total: format.number(total) })
          : t("insights.comments-all", { count: total })
      }
    >
      <ul className={classes.plain}>
        {said.map((words, at) => (
          <li key={at} className={classes.comment} dir="auto">
            {words}
          </li>
        ))}
      </ul>
    </Section>
  ));
}
