import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { InsightsView } from "../../queries/insights-view.ts";
import type { SaidComment } from "../../queries/comments-told.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type CommentsProps = Pick<InsightsView, "comments"> & { mayAnswer: boolean };

/** What people wrote, in no order, question by question, with what was answered. */
export function Comments({ comments, mayAnswer }: CommentsProps) {
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
        {said.map((comment) => (
          <li key={comment.id} className={classes.comment}>
            <span dir="auto">{comment.words}</span>
            <Thread comment={comment} />
            {mayAnswer && comment.canBeAnswered ? <Answer id={comment.id} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  ));
}

function Answer({ id }: { id: string }) {
  const { t } = useEngagementWords();
  const address = useAddress();
  return (
    <span>
      <Button size="small" tone="quiet" href={address({ answer: id })}>
        {t("mailbox.answer")}
      </Button>
    </span>
  );
}

/** What was said below a comment: by the company, and by whoever wrote it. */
export function Thread({ comment: { messages } }: { comment: SaidComment }) {
  const { t } = useEngagementWords();
  return messages.map(({ fromCompany, by, words }, at) => (
    <span key={at} className={classes.comment} dir="auto">
      <span className={classes.soft}>{fromCompany ? (by ?? "–") : t("mailbox.writer")}</span> {words}
    </span>
  ));
}
