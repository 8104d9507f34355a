import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { goalAction, useClosedAct, useCommand, useCommandForm } from "../goal-commands.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { GoalCommentView } from "../../queries/goal-comments.ts";
import type { GoalDetail } from "../../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import classes from "./goal-body.module.css";
import { useGoalWords } from "../goal-words.ts";
import { useAct } from "../use-act.ts";

/** What was said about a goal, and a place to say more. */
export function GoalComments({ detail }: { detail: GoalDetail }) {
  const { t } = useGoalWords();
  const { comments, permissions, goal } = detail;
  return (
    <>
      {comments.length === 0 ? <p className={classes.soft}>{t("comment.none")}</p> : null}
      <ul className={classes.comments}>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} detail={detail} />
        ))}
      </ul>
      {permissions.comment ? <NewComment key={comments.length} goalId={goal.id} /> : null}
    </>
  );
}

function Comment({ comment, detail }: { comment: GoalCommentView; detail: GoalDetail }) {
  const { t, format } = useGoalWords(detail.timeZone);
  const act = useAct();
  const editing = act.current === `comment:${comment.id}` && comment.mayEdit;
  return (
    <li id={comment.id} className={classes.comment}>
      <Avatar name={comment.author.name} size="small" />
      <div>
        <div className={classes.commentHead}>
          <strong>{comment.author.name}</strong>
          <time className={classes.soft} dateTime={comment.createdAt}>
            {format.relative(comment.createdAt, new Date(detail.now))}
          </time>
          {comment.edited ? <span className={classes.soft}>{t("comment.edited")}</span> : null}
          {comment.mayEdit && !editing ? (
            <Button tone="quiet" size="small" href={act.open(`comment:${comment.id}`)}>
              {t("action.edit")}
            </Button>
          ) : null}
          {comment.mayDelete ? <DeleteComment goalId={detail.goal.id} commentId={comment.id} /> : null}
        </div>
        {editing ? (
          <EditComment goalId={detail.goal.id} comment={comment} />
        ) : (
          <p className={classes.commentBody}>{comment.body}</p>
        )}
      </div>
    </li>
  );
}

function NewComment({ goalId }: { goalId: string }) {
  const { t } = useGoalWords();
  const form = useCommandForm({
    intent: "comment",
    id: `comment-on-${goalId}`,
    action: goalAction(goalId),
    fields: { goalId },
    clears: true,
  });
  return (
    <CommandForm form={form} className={classes.summary}>
      <TextArea {...form.field("body")} label={t("comment.label")} rows={2} maxLength={5000} required />
      <div className={classes.formActions}>
        <Button type="submit" loading={form.busy}>
          {t("comment.submit")}
        </Button>
      </div>
    </CommandForm>
  );
}

function EditComment({ goalId, comment }: { goalId: string; comment: GoalCommentView }) {
  const { t } = useGoalWords();
  const form = useCommandForm({
    intent: "edit-comment",
    id: `edit-${comment.id}`,
    action: goalAction(goalId),
    fields: { commentId: comment.id },
    defaultValue: { body: comment.body },
    said: t("done.saved"),
    leaveTo: useClosedAct(),
  });
  return (
    <CommandForm form={form} className={classes.summary}>
      <TextArea
        {...form.field("body")}
        label={t("comment.label")}
        hideLabel
        rows={2}
        maxLength={5000}
        required
        autoFocus
      />
      <FormButtons label={t("save")} busy={form.busy} />
    </CommandForm>
  );
}

function DeleteComment({ goalId, commentId }: { goalId: string; commentId: string }) {
  const { t } = useGoalWords();
  const command = useCommand({
    intent: "delete-comment",
    action: goalAction(goalId),
    said: t("done.comment-deleted"),
  });
  return (
    <ActForm command={command} intent="delete-comment" fields={{ commentId }}>
      <Button type="submit" tone="quiet" size="small" loading={command.busy}>
        {t("action.delete")}
      </Button>
    </ActForm>
  );
}
