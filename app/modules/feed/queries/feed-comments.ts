import type { Attachable } from "#app/platform/contributions/attachable.ts";
import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { requireFeedFacts } from "../data/feed-facts.ts";
import { feedPlaces } from "../feed-places.ts";
import { sql } from "#tenancy/sql.ts";

const titleLength = 60;

/** Whoever reads a post may comment on it; its author is told, and whom it names. */
export const postComments: Commentable = {
  kind: "FeedPost",
  comment: "FeedComment",
  facts: (context, id) => requireFeedFacts(context, id),
  tell: async (context, id) => {
    const found = await firstRow<{ body: string; authorId: string | null; named: string[] }>(
      context,
      sql`select p.body, coalesce(p.author_id, (p.card ->> 'employeeId')::uuid) as "authorId",
              array(select employee_id from {feed_mention} where post_id = p.id order by position) as named
         from {feed_post} p where p.id = ${id}`,
    );
    return {
      title: titleOf(found?.body ?? ""),
      link: feedPlaces.post(id),
      concerns: [...new Set([...(found?.authorId ? [found.authorId] : []), ...(found?.named ?? [])])],
    };
  },
};

/** Whoever reads a post sees its pictures. */
export const postPictures: Attachable = { kind: "FeedPost", facts: (context, id) => requireFeedFacts(context, id) };

/** The first words of a post; an automated card has none. */
export function titleOf(body: string): string {
  const line = body.replace(/\s+/g, " ").trim();
  return line === "" ? "…" : line.length <= titleLength ? line : `${line.slice(0, titleLength).trimEnd()}…`;
}
