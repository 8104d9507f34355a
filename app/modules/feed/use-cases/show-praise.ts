import { praiseOfFeedback, type ShownPraise } from "#app/modules/feedback/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Heard } from "#app/platform/events/hears.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { feedSettings } from "../data/feed-settings.ts";
import { postMentions, storeHashtags } from "../data/store-post.ts";
import { forbiddenWordIn } from "../domain/post.ts";
import { praiseText } from "../domain/praise-text.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Lets the feed show praise as it stands in feedback: a post for what is for everybody, its words as they are now, and none
 * for what was taken away or is between few. Its receiver was told by feedback, so the feed tells nobody.
 */
export async function showPraise(context: Context, { payload, actorId }: Heard<{ feedbackId: string }>): Promise<void> {
  const praise = await praiseOfFeedback(context, payload.feedbackId);
  if (!praise) return;
  const post = await firstRow<StandingPost>(
    context,
    sql`select id, body, audience, posted_at as "postedAt", deleted_at is not null as deleted from {feed_post}
      where id = ${praise.postId} for update`,
  );
  const shown = await isShown(context, praise, post);
  if (shown) await (post ? keepUp(context, praise, post) : putUp(context, praise));
  else if (post && !post.deleted) await takeDown(context, praise, actorId ?? praise.authorId);
  else return;
  await announceLive(context, "feed", "everyone");
}

type StandingPost = { id: string; body: string; audience: string; postedAt: Date; deleted: boolean };

async function isShown(context: Context, praise: ShownPraise, post: StandingPost | null): Promise<boolean> {
  if (post && post.audience !== "ORGANIZATION") return praise.standing > 0;
  const { words } = await feedSettings(context);
  return praise.openTo.length > 0 && forbiddenWordIn(praise.body, words) === null;
}

async function putUp(context: Context, { postId, authorId, body, createdAt, openTo }: ShownPraise): Promise<void> {
  const text = praiseText(body, openTo);
  await context.rows(
    sql`insert into {feed_post} (id, kind, author_id, body, audience, posted_at)
      values (${postId}, 'KUDOS', ${authorId}, ${text}, 'ORGANIZATION', ${createdAt}) on conflict (id) do nothing`,
  );
  await postMentions.set(context, postId, openTo);
  await storeHashtags(context, postId, createdAt, text);
}

async function keepUp(context: Context, { body, openTo }: ShownPraise, post: StandingPost): Promise<void> {
  const text = praiseText(body, openTo);
  await context.rows(
    sql`update {feed_post} set body = ${text}, edited_at = case when body = ${text} then edited_at else
      ${context.clock.now()}::timestamptz end, deleted_at = null, deleted_by = null, version = version + 1
      where id = ${post.id} and (deleted_at is not null or body <> ${text})`,
  );
  await storeHashtags(context, post.id, post.postedAt, text);
}

async function takeDown(context: Context, { postId, deletedAt }: ShownPraise, by: string): Promise<void> {
  await context.rows(
    sql`update {feed_post} set deleted_at = ${deletedAt ?? context.clock.now()}, deleted_by = ${by}, version = version + 1
      where id = ${postId}`,
  );
}
