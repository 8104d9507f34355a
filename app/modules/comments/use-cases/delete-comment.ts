import { z } from "zod";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceComment, holdComment } from "../data/comment-record.ts";
import { commentFacts, requireCommented } from "../data/commented-record.ts";
import { ids } from "../domain/ids.ts";
import { sql } from "#tenancy/sql.ts";

export const oneCommentInput = z.object({ commentId: ids.comment });
export type OneCommentInput = z.output<typeof oneCommentInput>;

/** Takes a comment away: one's own, or any as who administers the records. For `daysToRestore` days it can be restored. */
export async function deleteComment(
  context: Context,
  { commentId, version }: AsRead<OneCommentInput>,
): Promise<{ commentId: string }> {
  const held = await holdComment(context, commentId);
  const { about, record, authorId } = held;
  const commented = await requireCommented(context, "view", { about, record });
  await authorize(context, "delete", commentFacts(commented, authorId));
  await requireUnchanged(context, held, { version, subject: "Comment", changedBy: ["comments.edit"] });
  await context.rows(
    sql`update {comment} set deleted_at = ${context.clock.now()}, deleted_by = ${context.actor.employeeId} where
      id = ${commentId}`,
  );
  await announceComment(context, "comments.deleted", { about, record, commentId, mentionedIds: [] });
  return { commentId };
}
