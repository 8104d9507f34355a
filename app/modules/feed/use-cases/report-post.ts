import { findComment } from "#app/modules/comments/index.ts";
import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireFeedFacts } from "../data/feed-facts.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const reportReasons = ["OFFENSIVE", "PRIVATE", "SPAM", "OTHER"] as const;

export const reportPostInput = z.object({
  postId: ids.post,
  commentId: ids.comment.optional(),
  reason: z.enum(reportReasons).describe("What is wrong with it."),
  note: textInput({ most: 1000 }).default("").describe("More about it, for the moderators alone."),
});
export type ReportPostInput = z.output<typeof reportPostInput>;

/**
 * Tells the moderators of a post or of a comment on it; they may see it then, whoever it was for. Each person once,
 * until they have decided.
 */
export async function reportPost(
  context: Context,
  { postId, commentId, reason, note }: ReportPostInput,
): Promise<{ reportId: string }> {
  await (commentId
    ? requireReportableComment(context, postId, commentId)
    : authorize(context, "report", await requireFeedFacts(context, postId)));
  const me = context.actor.employeeId;
  const made = await firstRow<{ id: string }>(
    context,
    sql`insert into {feed_report} (id, post_id, comment_id, reporter_id, reason, note, created_at)
      values (${context.newId()}, ${postId}, ${commentId ?? null}, ${me}, ${reason}, ${note}, ${context.clock.now()})
      on conflict (post_id, coalesce(comment_id, post_id), reporter_id) where decided_at is null
      do update set reason = excluded.reason, note = excluded.note returning id`,
  );
  await writeDown(
    context,
    "feed.reported",
    { postId, reportId: made!.id },
    { action: "report", subject: "FeedPost", id: postId, detail: { reason, ...(commentId && { commentId }) } },
  );
  return { reportId: made!.id };
}

/** A comment on this post, by somebody else: whoever reads it may report it. */
async function requireReportableComment(context: Context, postId: string, commentId: string): Promise<void> {
  const comment = await findComment(context, commentId);
  const isOther = comment.author.id !== context.actor.employeeId;
  if (comment.about !== "FeedPost" || comment.record !== postId || !isOther) throw notFound("Comment");
}
