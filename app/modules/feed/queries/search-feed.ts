import type { Context } from "#app/platform/context/context.ts";
import type { SearchHit } from "#app/platform/contributions/room-screens.ts";
import { postsAllowing } from "../data/feed-facts.ts";
import { feedPlaces } from "../feed-places.ts";
import { titleOf } from "./feed-comments.ts";
import { sql } from "#tenancy/sql.ts";
import { holds, nearestFirst, type Sought } from "#tenancy/text-search.ts";

/** Posts the actor reads, by a part of their text, newest first. */
export async function searchFeed(context: Context, sought: Sought, limit: number): Promise<readonly SearchHit[]> {
  if (sought.text.trim().length < 3) return [];
  const view = await postsAllowing(context, "view");
  // Praise for everybody is found as feedback, where that is on: not twice.
  const apart = context.actor.features.includes("FEEDBACK")
    ? sql`not (p.kind = 'KUDOS' and p.audience = 'ORGANIZATION')`
    : sql`true`;
  const rows = await context.rows<{ id: string; body: string; author: string | null }>(
    sql`select p.id, p.body, e.display_name as author from {feed_post} p left join {employee} e on e.id = p.author_id
      where p.deleted_at is null and ${holds(sql`p.body`, sought)} and ${view} and ${apart}
      order by ${nearestFirst(sql`p.body`, sought)} p.posted_at desc,
        p.id desc limit ${limit}`,
  );
  return rows.map(({ id, body, author }) => ({
    key: `feed:${id}`,
    kind: "post",
    title: titleOf(body),
    subtitle: author ?? "",
    link: feedPlaces.post(id),
  }));
}
