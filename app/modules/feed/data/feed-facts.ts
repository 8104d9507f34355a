import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Audience } from "../domain/audience.ts";
import type { AnyKind } from "../domain/post.ts";
import { sql, uuids, type Sql } from "#tenancy/sql.ts";

/** All that rules about posts may test. */
export type FeedPostFacts = {
  kind: "FeedPost";
  postKind: AnyKind;
  audience: Audience;
  authorId: string | null;
  /** Empty where everybody reads it. */
  readerIds: string[];
  /** Somebody has reported it, and nobody has decided yet. */
  reported: boolean;
};

const reported = sql`exists (select from {feed_report} r where r.post_id = p.id and r.decided_at is null)`;

/** The facts of posts that stand, or with `deleted` of those that were deleted. */
export async function loadFeedFacts(
  context: Context,
  ids: readonly string[],
  { deleted = false }: { deleted?: boolean } = {},
): Promise<Map<string, FeedPostFacts>> {
  const rows = await context.rows<Omit<FeedPostFacts, "kind"> & { id: string }>(
    sql`select p.id, p.kind as "postKind", p.audience, p.author_id as "authorId", ${reported} as reported,
            array(select employee_id from {feed_post_reader} where post_id = p.id order by 1) as "readerIds"
       from {feed_post} p where p.id = any(${ids}::uuid[]) and p.deleted_at is ${deleted ? sql`not null` : sql`null`}`,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { kind: "FeedPost", ...facts }]));
}

/** The facts of one post; 404 where there is none, or it was deleted. */
export async function requireFeedFacts(
  context: Context,
  id: string,
  options?: { deleted?: boolean },
): Promise<FeedPostFacts> {
  const facts = (await loadFeedFacts(context, [id], options)).get(id);
  if (!facts) throw notFound("FeedPost");
  return facts;
}

/** The posts called `p` on which the actor may do this, by the rules that decide in memory. */
export async function postsAllowing(context: Context, action: string): Promise<Sql> {
  return rulesToSql(await context.ability(), action, "FeedPost", columns);
}

const columns: FactColumns = {
  postKind: sql`p.kind`,
  audience: sql`p.audience`,
  authorId: sql`p.author_id`,
  readerIds: (values) =>
    sql`exists (select from {feed_post_reader} mine where mine.post_id = p.id and mine.employee_id in (${uuids(values)}))`,
  reported,
};
