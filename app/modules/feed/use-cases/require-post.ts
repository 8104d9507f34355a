import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { FeedPost, type FeedPostRecord } from "../data/entities.ts";
import { requireFeedFacts, type FeedPostFacts } from "../data/feed-facts.ts";

/** A post that stands, held, if the actor may do this to it; 404 where they may not see it. */
export async function holdPost(
  context: Context,
  action: string,
  postId: string,
  version?: number,
): Promise<{ post: FeedPostRecord; facts: FeedPostFacts }> {
  // Who may not see it is not told that somebody changed it meanwhile.
  await authorize(context, action, await requireFeedFacts(context, postId));
  const post = await holdRecord(
    context,
    FeedPost,
    { id: postId, deletedAt: null },
    { version, subject: "FeedPost", changedBy: ["feed.edit-post"] },
  );
  return { post, facts: await requireFeedFacts(context, postId) };
}
