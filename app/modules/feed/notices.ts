import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { feedEvents } from "./events.ts";
import { feedPlaces } from "./feed-places.ts";
import { titleOf } from "./queries/feed-comments.ts";
import { sql } from "#tenancy/sql.ts";

/** Who is named is told, in the words of what was said: praise, advice or a post; and who wrote it, of applause. */
export const feedNotices = hears<readonly Notice[]>()(feedEvents, {
  "feed.posted": tellNamed,
  "feed.edited": tellNamed,
  "feed.reacted": tellAuthor,
});

type Posted = Heard<{ postId: string; mentionedIds: string[] }>;
type Reacted = Heard<{ postId: string; kind: string }>;

const kinds: Readonly<Record<string, string>> = { KUDOS: "praised", FEEDBACK: "advised", POST: "mentioned" };

async function tellNamed(context: Context, event: Posted): Promise<Notice[]> {
  const named = event.payload.mentionedIds.filter((id) => id !== event.actorId);
  const post = await postOf(context, event);
  if (!post || named.length === 0) return [];
  // Asked again now: whoever was taken out of it meanwhile, or would not read it, is not told.
  const reading = await context.rows<{ id: string }>(
    sql`select m.employee_id as id from {feed_mention} m join {feed_post} p on p.id = m.post_id
      where m.post_id = ${post.id} and m.employee_id = any(${named}::uuid[])
        and (p.audience = 'ORGANIZATION' or exists (select from {feed_post_reader} r where r.post_id = p.id
          and r.employee_id = m.employee_id))
      order by m.position`,
  );
  return reading.map(({ id }) => noticeOf(post, id, kinds[post.kind] ?? "mentioned"));
}

async function tellAuthor(context: Context, event: Reacted): Promise<Notice[]> {
  if (event.payload.kind !== "APPLAUSE") return [];
  const post = await postOf(context, event);
  const stands = await context.rows(
    sql`select from {feed_reaction} where post_id = ${event.payload.postId} and employee_id
      = ${event.actorId}::uuid and kind = 'APPLAUSE'`,
  );
  return post?.authorId && post.authorId !== event.actorId && stands.length > 0
    ? [noticeOf(post, post.authorId, "applauded")]
    : [];
}

type Told = { id: string; kind: string; body: string; authorId: string | null; actor: string };

async function postOf(context: Context, { payload, actorId }: Heard<{ postId: string }>): Promise<Told | null> {
  return firstRow<Told>(
    context,
    sql`select p.id, p.kind, p.body, p.author_id as "authorId", e.display_name as actor from {feed_post} p
      join {employee} e on e.id = ${actorId}::uuid where p.id = ${payload.postId} and p.deleted_at is null`,
  );
}

function noticeOf({ id, body, actor }: Told, recipientId: string, kind: string): Notice {
  const about = { kind: "FeedPost", id };
  return { recipientId, room: "feed", kind, params: { actor, title: titleOf(body) }, link: feedPlaces.post(id), about };
}
