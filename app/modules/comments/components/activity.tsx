import { useState, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TimelineItem, type TimelineEntry } from "#app/ui/timeline/timeline.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { threadAddress } from "../comment-places.ts";
import type { CommentThreadView, CommentView } from "../queries/comment-thread.ts";
import { CommentItem } from "./comment-item.tsx";
import { NewComment } from "./comment-forms.tsx";
import classes from "./comments.module.css";

export type ActivityProps = {
  thread: CommentThreadView;
  /** What else happened to the record, newest first: `useChangeLines`. */
  changes: readonly TimelineEntry[];
  /** The ways to older and newer changes. */
  pages?: ReactNode;
  /** Where a comment of somebody else is reported, in rooms that somebody moderates. */
  reportHref?: ((commentId: string) => string) | undefined;
};

/** The comments on a record of which nothing else is told beside them. */
export function CommentSection({ thread, reportHref }: Pick<ActivityProps, "thread" | "reportHref">) {
  const { t } = useTranslation("comments");
  return (
    <Section title={t("title")}>
      <Activity key={thread.record} thread={thread} changes={[]} reportHref={reportHref} />
    </Section>
  );
}

type Line = { at: number; comment: CommentView } | { at: number; change: TimelineEntry };

/** What was said about a record and what happened to it, as one stream: newest first, with a place to say more on top. */
export function Activity({ thread, changes, pages, reportHref }: ActivityProps) {
  const { t } = useTranslation("comments");
  const [editing, setEditing] = useState<string | null>(null);
  const lines = inOneStream(thread.comments, changes);
  return (
    <div id="comments" className={classes.thread}>
      {thread.mayComment ? <NewComment key={thread.record} thread={thread} /> : null}
      <ol className={classes.stream} aria-label={t("activity")}>
        {lines.map((line) =>
          "comment" in line ? (
            <CommentItem
              key={line.comment.id}
              thread={thread}
              comment={line.comment}
              editing={editing === line.comment.id && line.comment.mayEdit}
              onEdit={(open) => setEditing(open ? line.comment.id : null)}
              reportHref={reportHref}
            />
          ) : (
            <TimelineItem key={line.change.id} entry={line.change} />
          ),
        )}
      </ol>
      {lines.length === 0 ? <SmallText as="p">{t(thread.mayComment ? "none" : "none-yet")}</SmallText> : null}
      {thread.older ? (
        <p>
          <Button
            tone="quiet"
            size="small"
            href={`${threadAddress(thread)}?${new URLSearchParams({ after: thread.older })}`}
          >
            {t("older")}
          </Button>
        </p>
      ) : null}
      {pages}
    </div>
  );
}

function inOneStream(comments: readonly CommentView[], changes: readonly TimelineEntry[]): Line[] {
  const lines = [
    ...comments.map((comment) => ({ at: Date.parse(comment.createdAt), comment })),
    ...changes.map((change) => ({ at: Date.parse(change.dateTime), change })),
  ];
  return lines.sort((one, other) => other.at - one.at);
}
