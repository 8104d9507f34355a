import { IconFlag, IconPencil, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { editAddress, threadAddress } from "../comment-places.ts";
import { piecesOf } from "../domain/comment.ts";
import type { CommentThreadView, CommentView } from "../queries/comment-thread.ts";
import { useCommand } from "./comment-commands.ts";
import { EditComment } from "./comment-forms.tsx";
import classes from "./comments.module.css";

export type CommentItemProps = {
  thread: CommentThreadView;
  comment: CommentView;
  editing: boolean;
  onEdit: (open: boolean) => void;
  reportHref?: ((commentId: string) => string) | undefined;
};

/** One comment: who said what and when, and what may be done with it. */
export function CommentItem({ thread, comment, editing, onEdit, reportHref }: CommentItemProps) {
  const { t } = useTranslation("comments");
  const format = useFormat(thread.timeZone);
  const { author, createdAt } = comment;
  const edit = useFocusBack(editing);
  return (
    <li id={comment.id} className={classes.comment}>
      <div className={classes.head}>
        <PersonChip person={author} />
        <SmallText>
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt, new Date(thread.now))}
          </time>
        </SmallText>
        {comment.edited ? <SmallText>{t("edited")}</SmallText> : null}
        {editing ? null : (
          <span className={classes.acts}>
            {comment.mayEdit ? (
              <IconButton
                size="small"
                label={t("edit")}
                icon={<IconPencil aria-hidden="true" />}
                ref={edit}
                href={editAddress(thread, comment.id)}
                onClick={(event) => {
                  event.preventDefault();
                  onEdit(true);
                }}
              />
            ) : null}
            {reportHref && !comment.mayEdit ? (
              <IconButton
                size="small"
                label={t("report")}
                icon={<IconFlag aria-hidden="true" />}
                href={reportHref(comment.id)}
              />
            ) : null}
            {comment.mayDelete ? <DeleteComment thread={thread} commentId={comment.id} /> : null}
          </span>
        )}
      </div>
      <div className={classes.content}>
        {editing ? (
          <EditComment thread={thread} comment={comment} onClose={() => onEdit(false)} />
        ) : (
          <CommentText body={comment.body} mentions={comment.mentions} />
        )}
      </div>
    </li>
  );
}

/** What opened the form has the focus again once that is closed. */
function useFocusBack(open: boolean) {
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}

/** The text of a comment; people it names lead to their page. */
export function CommentText({ body, mentions }: Pick<CommentView, "body" | "mentions">) {
  return (
    <p className={classes.body} dir="auto">
      {piecesOf(body, mentions).map(({ text, mention }, index) =>
        mention ? (
          <UiLink key={index} href={`/app/employee/${mention.id}`} className={classes.mention}>
            {text}
          </UiLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}

function DeleteComment({ thread, commentId }: { thread: CommentThreadView; commentId: string }) {
  const { t } = useTranslation("comments");
  const command = useCommand({
    intent: "delete-comment",
    action: threadAddress(thread),
    said: () => ({
      text: t("deleted"),
      undo: { intent: "restore-comment", fields: { commentId }, label: t("undo") },
    }),
  });
  return (
    <IconAct
      command={command}
      intent="delete-comment"
      fields={{ commentId }}
      label={t("delete")}
      icon={<IconTrash aria-hidden="true" />}
      disabled={command.busy}
    />
  );
}
