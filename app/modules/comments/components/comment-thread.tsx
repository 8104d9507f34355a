import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { threadAddress } from "../comment-places.ts";
import type { CommentThreadView } from "../queries/comment-thread.ts";
import { CommentItem } from "./comment-item.tsx";
import { NewComment } from "./comment-forms.tsx";
import classes from "./comments.module.css";

export type CommentThreadProps = {
  thread: CommentThreadView;
  /** The comment whose words are open to be changed, before any script. */
  edit?: string | null;
};

/**
 * What was said about a record, oldest first, and a place to say more. The newest hundred stand here; the older ones are on
 * the page of the thread, where everything is sent that is done here.
 */
export function CommentThread({ thread, edit = null }: CommentThreadProps) {
  const { t } = useTranslation("comments");
  const [editing, setEditing] = useState<string | null>(edit);
  const { comments, older, newer, mayComment } = thread;
  return (
    <div className={classes.thread}>
      {older && newer === null ? (
        <p>
          <Button tone="quiet" size="small" href={`${threadAddress(thread)}?${new URLSearchParams({ after: older })}`}>
            {t("older")}
          </Button>
        </p>
      ) : null}
      {comments.length === 0 ? (
        <SmallText as="p">{t(mayComment ? "none" : "none-yet")}</SmallText>
      ) : (
        <Stack as="ul">
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              thread={thread}
              comment={comment}
              editing={editing === comment.id && comment.mayEdit}
              onEdit={(open) => setEditing(open ? comment.id : null)}
            />
          ))}
        </Stack>
      )}
      {mayComment && newer === null ? <NewComment key={thread.record} thread={thread} /> : null}
    </div>
  );
}
