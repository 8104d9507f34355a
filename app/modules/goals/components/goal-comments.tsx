import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { GoalCommentView } from "../queries/goal-comments.ts";
import type { GoalDetail } from "../queries/goal-detail.ts";
import { FormButtons } from "./check-in-form.tsx";
import classes from "./goal-body.module.css";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { useAct } from "./use-act.ts";
import { useGoalCommand } from "./use-goal-command.ts";

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
  const words = useGoalWords();
  const { t } = words;
  const { Form, busy, result, action } = useGoalCommand(goalId);
  return (
    <Form method="post" action={action} className={classes.summary}>
      <input type="hidden" name="goalId" value={goalId} />
      <TextArea
        name="body"
        label={t("comment.label")}
        rows={2}
        maxLength={5000}
        required
        error={fieldError(words, result?.reply ? ["goals.required"] : undefined)}
      />
      <div className={classes.formActions}>
        <Button type="submit" name="intent" value="comment" loading={busy}>
          {t("comment.submit")}
        </Button>
      </div>
    </Form>
  );
}

function EditComment({ goalId, comment }: { goalId: string; comment: GoalCommentView }) {
  const { t } = useGoalWords();
  const { Form, busy, action } = useGoalCommand(goalId, { said: t("done.saved") });
  return (
    <Form method="post" action={action} className={classes.summary}>
      <input type="hidden" name="intent" value="edit-comment" />
      <input type="hidden" name="commentId" value={comment.id} />
      <TextArea
        name="body"
        label={t("comment.label")}
        hideLabel
        rows={2}
        defaultValue={comment.body}
        maxLength={5000}
        required
        autoFocus
      />
      <FormButtons label={t("save")} busy={busy} />
    </Form>
  );
}

function DeleteComment({ goalId, commentId }: { goalId: string; commentId: string }) {
  const { t } = useGoalWords();
  const { Form, busy, action } = useGoalCommand(goalId, { said: t("done.comment-deleted") });
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="commentId" value={commentId} />
      <Button type="submit" name="intent" value="delete-comment" tone="quiet" size="small" loading={busy}>
        {t("action.delete")}
      </Button>
    </Form>
  );
}
