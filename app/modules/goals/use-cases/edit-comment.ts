import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireComment } from "../data/require-comment.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { commentInput } from "./goal-input.ts";
import { sql } from "#tenancy/sql.ts";

export const editCommentInput = z.object({ commentId: z.uuid(), body: commentInput.pipe(z.string().min(1)) });
export type EditCommentInput = z.output<typeof editCommentInput>;

/** Rewords one's own comment; it is marked as edited. */
export async function editComment(context: Context, { commentId, body }: EditCommentInput): Promise<void> {
  const { goalId, authorId } = await requireComment(context, commentId);
  await requireAllowed(context, "view", goalId);
  await authorize(context, "edit", { kind: "GoalComment", authorId });
  await context.rows(
    sql`update {goal_comment} set body = ${body}, edited_at = ${context.clock.now()} where id = ${commentId}`,
  );
  await writeAuditEntry(context, {
    action: "goals.edit-comment",
    subjectType: "Goal",
    subjectId: goalId,
    detail: { commentId },
  });
}
