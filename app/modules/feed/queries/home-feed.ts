import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine, HomeCard } from "#app/platform/contributions/home-card.ts";
import { postsAllowing } from "../data/feed-facts.ts";
import { feedPlaces } from "../feed-places.ts";
import { postSources } from "./feed-page.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

export type FeedCard = {
  posts: {
    id: string;
    kind: string;
    author: { id: string; name: string; photo: string | null };
    body: string;
    reactions: number;
    postedAt: string;
  }[];
};

/** The newest of what people wrote to the actor and to everybody: some of it in the summary, more in the feed's own view. */
export async function newestPosts(context: Context): Promise<HomeCard[]> {
  const view = await postsAllowing(context, "view");
  return [
    { name: "feed", group: "me", topic: "engagement", data: newest(context, view, 3) },
    { name: "my-feed", group: "me", feed: true, data: newest(context, view, 15) },
  ];
}

/** Found as the feed's own page finds them, each part by its own index; the rules are asked once more of what was found. */
function newest(context: Context, view: Sql, most: number): Sql {
  // In the text, so that a plan made once for all values knows how few they are.
  const limit = sql.raw(String(most));
  const found = postSources(context).map(
    ({ from, where }) =>
      sql`(select p.id from ${from} where p.deleted_at is null and ${where}
        and p.author_id <> ${context.actor.employeeId} order by p.posted_at desc, p.id desc limit ${limit})`,
  );
  const newestFirst = sql`select p.id, p.kind, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as author,
       left(p.body, 280) as body, p.posted_at,
      (select count(*)::int from {feed_reaction} r where r.post_id = p.id) as reactions
     from (${sql.join(found, sql` union `)}) found join {feed_post} p on p.id = found.id
       join {employee} e on e.id = p.author_id
    where ${view} order by p.posted_at desc, p.id desc limit ${limit}`;
  const post = sql`jsonb_build_object('id', id, 'kind', kind, 'author', author, 'body', body, 'reactions', reactions,
    'postedAt', ${instant(sql`posted_at`)})`;
  return sql`select case when count(*) = 0 then null else jsonb_build_object('posts',
    jsonb_agg(${post} order by posted_at desc, id desc)) end from (${newestFirst}) newest`;
}

/** What people reported waits for moderators. */
export async function reportsWaiting(context: Context): Promise<AttentionLine[]> {
  if (!(await context.ability()).decide("moderate", { kind: "Feed" }).allowed) return [];
  return [
    {
      label: "attention.reports",
      href: feedPlaces.moderation,
      count: sql`select count(distinct r.post_id)::int from {feed_report} r join {feed_post} p on p.id = r.post_id
        and p.deleted_at is null where r.decided_at is null`,
    },
  ];
}
