import { deletePraise, praiseOfPost, restorePraise } from "#app/modules/feedback/index.ts";
import { type AsRead } from "#app/platform/data/hold-record.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { restorable, setDeleted } from "#app/platform/data/soft-deletion.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireFeedFacts, type FeedPostFacts } from "../data/feed-facts.ts";
import type { OnePostInput } from "./post-input.ts";
import { holdPost } from "./require-post.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Takes a post away with all that was said to it: one's own, or as a moderator. For 30 days it can be restored. */
export async function deletePost(
  context: Context,
  { postId, version }: AsRead<OnePostInput>,
): Promise<{ postId: string }> {
  const { post } = await holdPost(context, "delete", postId, version);
  await setDeleted(context, post, true);
  if (post.kind === "KUDOS") await deletePraise(context, postId, post.deletedAt!);
  await writeDown(context, "feed.deleted", { postId }, { action: "delete-post", subject: "FeedPost", id: postId });
  return { postId };
}

/** A deleted post stands again where it stood. Only who deleted it brings it back, or a moderator what a moderator took. */
export async function restorePost(context: Context, { postId }: OnePostInput): Promise<{ postId: string }> {
  const post = await firstRow<{ deletedBy: string; authorId: string | null; deletedAt: Date }>(
    context,
    sql`select deleted_by as "deletedBy", author_id as "authorId", deleted_at as "deletedAt" from {feed_post}
      where id = ${postId} and ${restorable(context, sql`deleted_at`)} for update`,
  );
  if (!post) throw notFound("FeedPost");
  const facts = await requireFeedFacts(context, postId, { deleted: true });
  const own = post.deletedBy === post.authorId;
  // Asked as if it were the deleter's own: its author does not bring back what a moderator took away.
  const may = (await context.ability()).decide("delete", { ...facts, authorId: post.deletedBy }).allowed;
  if (!may || (own && post.authorId !== context.actor.employeeId)) throw notFound("FeedPost");
  if (facts.postKind === "KUDOS") await restorePraiseOf(context, postId, facts, post.deletedAt);
  await context.rows(
    sql`update {feed_post} set deleted_at = null, deleted_by = null, version = version + 1 where id = ${postId}`,
  );
  await writeDown(context, "feed.restored", { postId }, { action: "restore-post", subject: "FeedPost", id: postId });
  return { postId };
}

/** Praise stands again with its post; a post does not come back for everybody where its praise is between few by now. */
async function restorePraiseOf(
  context: Context,
  postId: string,
  { audience }: FeedPostFacts,
  deletedAt: Date,
): Promise<void> {
  await restorePraise(context, postId, deletedAt);
  const praise = await praiseOfPost(context, postId);
  if (praise && audience === "ORGANIZATION" && praise.openTo.length === 0) throw notFound("FeedPost");
}
