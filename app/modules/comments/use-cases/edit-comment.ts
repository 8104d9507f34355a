import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { announceComment, holdComment, commentMentions } from "../data/comment-record.ts";
import { commentFacts, requireCommented } from "../data/commented-record.ts";
import { ids } from "../domain/ids.ts";
import { bodyInput, mentionsInput } from "./comment-input.ts";
import { requireMentionable } from "./require-mentionable.ts";
import { sql } from "#tenancy/sql.ts";

export const editCommentInput = z.object({
  commentId: ids.comment,
  body: bodyInput,
  mentions: mentionsInput,
  version: z.coerce
    .number()
    .int()
    .optional()
    .describe("Counts the changes of the record; the next change must bring it."),
});
export type EditCommentInput = z.output<typeof editCommentInput>;

/** Rewords one's own comment; it is marked as edited, and whom it names anew is told. */
export async function editComment(
  context: Context,
  { commentId, body, mentions, version }: EditCommentInput,
): Promise<{ commentId: string }> {
  const { about, record, authorId, ...before } = await holdComment(context, commentId);
  const commented = await requireCommented(context, "view", { about, record });
  await authorize(context, "edit", commentFacts(commented, authorId));
  await requireUnchanged(
    context,
    { id: record, version: before.version },
    { version, subject: about, changedBy: ["comments.edit"], detail: { commentId } },
  );
  const known = await commentMentions.read(context, commentId);
  const named = await requireMentionable(context, commented.facts, { body, mentions, before: known });
  if (body === before.body && named.map(({ id }) => id).join() === known.map(({ id }) => id).join())
    return { commentId };
  await context.rows(
    sql`update {comment} set body = ${body}, edited_at = ${context.clock.now()}, version = version + 1 where id = ${commentId}`,
  );
  const mentionedIds = await commentMentions.set(context, commentId, named);
  await announceComment(context, "comments.edited", { about, record, commentId, mentionedIds });
  return { commentId };
}
