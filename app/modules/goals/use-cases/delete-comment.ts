import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireComment } from "../data/require-comment.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { sql } from "#tenancy/sql.ts";

export const deleteCommentInput = z.object({ commentId: z.uuid() });
export type DeleteCommentInput = z.output<typeof deleteCommentInput>;

/** Takes a comment away: one's own, or any as a goal admin. */
export async function deleteComment(context: Context, { commentId }: DeleteCommentInput): Promise<void> {
  const { goalId, authorId } = await requireComment(context, commentId);
  const { facts } = await requireAllowed(context, "view", goalId);
  await authorize(context, "delete", { kind: "GoalComment", authorId, orgUnitIds: facts.orgUnitIds });
  const taken = await context.rows(
    sql`update {goal_comment} set deleted_at = ${context.clock.now()} where id = ${commentId} and deleted_at is null returning id`,
  );
  if (taken.length > 0)
    await context.rows(sql`update {goal} set comment_count = comment_count - 1 where id = ${goalId}`);
  await writeAuditEntry(context, {
    action: "goals.delete-comment",
    subjectType: "Goal",
    subjectId: goalId,
    detail: { commentId },
  });
}
