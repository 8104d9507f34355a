import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { announceComment, holdDeletedComment } from "../data/comment-record.ts";
import { commentFacts, requireCommented } from "../data/commented-record.ts";
import type { OneCommentInput } from "./delete-comment.ts";
import { sql } from "#tenancy/sql.ts";

/** A deleted comment stands again where it stood. Who deleted it may do that, and who administers the records. */
export async function restoreComment(context: Context, { commentId }: OneCommentInput): Promise<{ commentId: string }> {
  const { about, record, authorId, deletedBy } = await holdDeletedComment(context, commentId);
  const commented = await requireCommented(context, "view", { about, record });
  // Asked as if it were the deleter's own: its author does not bring back what an administrator took away.
  await authorize(context, "delete", commentFacts(commented, deletedBy ?? authorId));
  await context.rows(sql`update {comment} set deleted_at = null, deleted_by = null where id = ${commentId}`);
  await announceComment(context, "comments.restored", { about, record, commentId, mentionedIds: [] });
  return { commentId };
}
