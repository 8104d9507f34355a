import { IconArrowRight } from "@tabler/icons-react";
import { CommentSection } from "#app/modules/comments/ui.ts";
import { CompetencyLevel } from "#app/modules/develop/ui.ts";
import { GoalLink } from "#app/modules/goals/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { Granting, useMayOn } from "#app/platform/ability/granting.tsx";
import { AttachedFiles } from "#app/platform/files/attachments/attached-files.tsx";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ChangeTimeline } from "#app/shell/components/change-timeline.tsx";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { FeedbackDetail } from "../../queries/feedback-detail.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { SentimentChip } from "../marks.tsx";
import { ReadersLine } from "../readers-line.tsx";
import { ChangeNote } from "./change-note.tsx";
import { EditFeedbackForm } from "./edit-feedback-form.tsx";
import { FeedbackTools } from "./feedback-tools.tsx";

/** What a feedback is called: by its kind, and by whom it is from or about. */
export function useFeedbackTitle({ feedback, isAuthor }: FeedbackDetail): string {
  const { t } = useFeedbackWords();
  const { author, authorName, receiver, visibility, sentiment } = feedback;
  if (visibility === "NONE") return receiver ? t("title.note-about", { name: receiver.name }) : t("title.note");
  if (isAuthor) return t(`title.to.${sentiment}`, { name: receiver?.name ?? "" });
  return t(`title.from.${sentiment}`, { name: author?.name ?? authorName ?? "" });
}

/** One feedback: who to whom, what was said, who reads it, and what came of it. */
export function FeedbackBody(props: FeedbackBodyProps) {
  return (
    <Granting granted={props.detail.granted}>
      <Body {...props} />
    </Granting>
  );
}

type FeedbackBodyProps = { detail: FeedbackDetail; leaveTo: string };

function Body({ detail, leaveTo }: FeedbackBodyProps) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const { feedback, question, readers, goal, comments, revisions } = detail;
  const editing = useMayOn("Feedback", detail.feedback.id)("edit") && address.search.get("act") === "edit";
  return (
    <div className={classes.body}>
      <People detail={detail} />
      {question ? (
        <blockquote className={classes.question}>
          <span>{t("asked-by", { name: question.requester })}</span>
          <span dir="auto">{question.text}</span>
        </blockquote>
      ) : null}
      {editing ? (
        <EditFeedbackForm key={feedback.id} detail={detail} />
      ) : (
        <WrittenText size="large">{feedback.body}</WrittenText>
      )}
      {editing ? null : <AttachedFiles files={feedback.attachments} label={t("give.attachments")} />}
      <ReadersLine readers={readers} />
      {feedback.postId ? <UiLink href={`/feed/${feedback.postId}`}>{t("in-feed")}</UiLink> : null}
      {goal ? <GoalLink goal={goal} /> : null}
      {detail.competency ? <CompetencyLevel name={detail.competency.name} level={null} /> : null}
      {editing ? null : <FeedbackTools detail={detail} leaveTo={leaveTo} />}
      <ChangeNote detail={detail} />
      <CommentSection thread={comments} />
      {revisions.length > 0 ? <Revisions detail={detail} /> : null}
    </div>
  );
}

function People({ detail: { feedback, timeZone } }: { detail: FeedbackDetail }) {
  const { t } = useFeedbackWords();
  const format = useFormat(timeZone);
  const { author, authorName, receiver, visibility, sentiment, createdAt, editedAt, thankedAt } = feedback;
  return (
    <>
      <div className={classes.people}>
        {author ? (
          <PersonChip person={author} />
        ) : (
          <span className={classes.people}>
            <Avatar name={authorName ?? ""} />
            <span>
              {authorName} <SmallText>{t("outside.mark")}</SmallText>
            </span>
          </span>
        )}
        {receiver ? (
          <>
            <IconArrowRight size={16} className={classes.arrow} aria-label={t("list.to")} />
            <PersonChip person={receiver} />
          </>
        ) : null}
      </div>
      <div className={classes.facts}>
        {visibility === "NONE" ? null : <SentimentChip sentiment={sentiment} />}
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
        {editedAt ? <span>{t("edited-on", { date: format.date(editedAt) })}</span> : null}
        {thankedAt ? (
          <span>{t("thanked-on", { name: receiver?.name ?? "", date: format.date(thankedAt) })}</span>
        ) : null}
      </div>
    </>
  );
}

/** Earlier wordings, shown to the author alone. */
function Revisions({ detail: { revisions, timeZone } }: { detail: FeedbackDetail }) {
  const { t } = useFeedbackWords();
  const inWords = ({ field, before }: ChangeEntry) => {
    if (field === "visibility") return t(`visibility.${before as "PUBLIC"}`);
    return field === "sentiment" ? t(`sentiment.${before as "NEUTRAL"}`) : String(before);
  };
  return (
    <Section title={t("revisions.title")} description={t("revisions.text")}>
      <ChangeTimeline
        entries={revisions}
        timeZone={timeZone}
        titleOf={({ field }) => t(`revisions.${field}` as "revisions.body")}
        bodyOf={(entry) => <span className={classes.question}>{inWords(entry)}</span>}
      />
    </Section>
  );
}
