import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { editAddress, threadAddress } from "../comment-places.ts";
import { longestComment, type Commented } from "../domain/comment.ts";
import type { CommentThreadView, CommentView } from "../queries/comment-thread.ts";
import { useCommandForm } from "./comment-commands.ts";
import { MentionField, type MentionFieldProps } from "./mention-field.tsx";
import classes from "./comments.module.css";

/** A place to say something about the record. */
export function NewComment({ thread: { about, record } }: { thread: CommentThreadView }) {
  const { t } = useTranslation("comments");
  const form = useCommandForm({
    intent: "add-comment",
    id: `comment-on-${record}`,
    action: threadAddress({ about, record }),
    fields: { about, record },
    clears: true,
  });
  return (
    <CommandForm form={form} className={classes.form} guarded>
      <CommentField
        key={form.turn}
        commented={{ about, record }}
        {...form.field("body")}
        label={t("label")}
        placeholder={t("placeholder")}
        hideLabel
        rows={2}
      />
      <SubmitRow form={form} label={t("submit")} tone="secondary" />
    </CommandForm>
  );
}

type EditCommentProps = { thread: CommentThreadView; comment: CommentView; onClose: () => void };

/** The words of one's own comment, to be changed. */
export function EditComment({ thread, comment, onClose }: EditCommentProps) {
  const { t } = useTranslation("comments");
  const form = useCommandForm({
    intent: "edit-comment",
    id: `edit-${comment.id}`,
    action: editAddress(thread, comment.id),
    fields: { commentId: comment.id, version: String(comment.version) },
    about: "commentId",
    defaultValue: { body: comment.body },
    said: t("saved"),
    then: ({ done }) => (done ? onClose() : undefined),
  });
  return (
    <CommandForm form={form} className={classes.form} guarded>
      <CommentField
        commented={thread}
        {...form.field("body")}
        label={t("label")}
        hideLabel
        rows={3}
        autoFocus
        defaultMentions={comment.mentions}
      />
      <SubmitRow form={form} label={t("save")} size="small" cancelHref={threadAddress(thread)} onCancel={onClose} />
    </CommandForm>
  );
}

type CommentFieldProps = Omit<MentionFieldProps, "peopleAddress"> & { commented: Commented };

function CommentField({ commented: { about, record }, ...field }: CommentFieldProps) {
  return (
    <MentionField
      {...field}
      maxLength={longestComment}
      required
      peopleAddress={`${threadAddress({ about, record })}/people`}
    />
  );
}
