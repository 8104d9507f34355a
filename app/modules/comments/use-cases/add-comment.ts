import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { announceComment, commentedAlready, lockThread, commentMentions } from "../data/comment-record.ts";
import { requireCommented } from "../data/commented-record.ts";
import { ids } from "../domain/ids.ts";
import { bodyInput, mentionsInput } from "./comment-input.ts";
import { requireMentionable } from "./require-mentionable.ts";
import { sql } from "#tenancy/sql.ts";

export const addCommentInput = z.object({
  about: ids.about,
  record: ids.record,
  body: bodyInput,
  mentions: mentionsInput,
});
export type AddCommentInput = z.output<typeof addCommentInput>;

/** Says something about a record. What is sent twice is one. */
export async function addComment(
  context: Context,
  { about, record, body, mentions }: AddCommentInput,
): Promise<{ commentId: string }> {
  const commented = { about, record };
  const { facts } = await requireCommented(context, "comment", commented);
  await lockThread(context, commented);
  const already = await commentedAlready(context, commented, body);
  if (already) return { commentId: already };
  const named = await requireMentionable(context, facts, { body, mentions });
  const commentId = context.newId();
  await context.rows(
    sql`insert into {comment} (id, record_kind, record_id, author_id, body, created_at)
      values (${commentId}, ${about}, ${record}, ${context.actor.employeeId}, ${body}, ${context.clock.now()})`,
  );
  const mentionedIds = await commentMentions.set(context, commentId, named);
  await announceComment(context, "comments.added", { ...commented, commentId, mentionedIds });
  return { commentId };
}
