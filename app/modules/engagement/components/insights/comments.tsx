import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useSearchParams } from "@remix-run/react";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { InsightsView } from "../../queries/insights-view.ts";
import { topics, topicsOf, feelingOf, type Topic } from "../../domain/comment-topics.ts";
import type { SaidComment } from "../../queries/comments-told.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type CommentsProps = Pick<InsightsView, "comments"> & { mayAnswer: boolean };

/** What people wrote, in no order, question by question, by what their words speak of, with what was answered. */
export function Comments({ comments, mayAnswer }: CommentsProps) {
  const { t, say, format } = useEngagementWords();
  const [search] = useSearchParams();
  const topic = topics.find((each) => each === search.get("topic")) ?? null;
  return (
    <>
      <TopicChoice comments={comments} topic={topic} />
      {comments.map(({ question, said, total }) => {
        const chosen = said.filter(({ words }) => topic === null || topicsOf(words).includes(topic));
        return chosen.length === 0 ? null : (
          <Section
            key={question.id}
            title={say(question.text)}
            description={
              chosen.length < total
                ? t("insights.comments-some", { shown: format.number(chosen.length), total: format.number(total) })
                : t("insights.comments-all", { count: total })
            }
          >
            <ul className={classes.plain}>
              {chosen.map((comment) => (
                <Comment key={comment.id} comment={comment} mayAnswer={mayAnswer} />
              ))}
            </ul>
          </Section>
        );
      })}
    </>
  );
}

function Comment({ comment, mayAnswer }: { comment: SaidComment; mayAnswer: boolean }) {
  const { t } = useEngagementWords();
  const feeling = feelingOf(comment.words);
  return (
    <li className={classes.comment}>
      <span dir="auto">{comment.words}</span> {feeling ? <Chip tone="grey">{t(`feeling.${feeling}`)}</Chip> : null}
      <Thread comment={comment} />
      {mayAnswer && comment.canBeAnswered ? <Answer id={comment.id} /> : null}
    </li>
  );
}

/** What comments speak of, each with how many; a press shows those alone. */
function TopicChoice({ comments, topic }: Pick<CommentsProps, "comments"> & { topic: Topic | null }) {
  const { t, format } = useEngagementWords();
  const address = useAddress();
  const nameOf = (each: Topic) => (each === "LEADERSHIP" ? t("driver.LEADERSHIP") : t(`topic.${each}`));
  const all = comments.flatMap(({ said }) => said.map(({ words }) => topicsOf(words)));
  const counted = topics
    .map((each) => ({ each, count: all.filter((some) => some.includes(each)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  if (counted.length === 0) return null;
  return (
    <Section title={t("topic.title")} description={t("topic.text")}>
      <p className={classes.line}>
        {counted.map(({ each, count }) =>
          each === topic ? (
            <strong key={each}>{`${nameOf(each)} ${format.number(count)}`}</strong>
          ) : (
            <UiLink key={each} href={address({ topic: each })}>{`${nameOf(each)} ${format.number(count)}`}</UiLink>
          ),
        )}
        {topic ? <UiLink href={address({ topic: null })}>{t("topic.all")}</UiLink> : null}
      </p>
    </Section>
  );
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
