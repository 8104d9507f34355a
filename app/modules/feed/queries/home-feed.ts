import type { Context } from "#app/platform/context/context.ts";
import type { AttentionLine, HomeCard } from "#app/platform/contributions/home-card.ts";
import { postsAllowing } from "../data/feed-facts.ts";
import { feedPlaces } from "../feed-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type FeedCard = {
  posts: { id: string; kind: string; author: string; body: string; postedAt: string }[];
};

/** The newest of what people wrote to the actor and to everybody. */
export async function newestPosts(context: Context): Promise<HomeCard[]> {
  const view = await postsAllowing(context, "view");
  const newest = sql`select p.id, p.kind, e.display_name as author, left(p.body, 140) as body, p.posted_at
    from {feed_post} p join {employee} e on e.id = p.author_id
    where p.deleted_at is null and p.author_id <> ${context.actor.employeeId} and ${view} order by p.posted_at desc,
      p.id desc limit 3`;
  const post = sql`jsonb_build_object('id', id, 'kind', kind, 'author', author, 'body', body, 'postedAt',
    ${instant(sql`posted_at`)})`;
  return [
    {
      name: "feed",
      group: "me",
      data: sql`select case when count(*) = 0 then null else jsonb_build_object('posts',
        jsonb_agg(${post} order by posted_at desc, id desc)) end from (${newest}) newest`,
    },
  ];
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
