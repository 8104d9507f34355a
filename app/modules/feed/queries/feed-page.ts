import { z } from "zod";
import { placeInput } from "#app/platform/http/paging.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { anyTime, readDateRange, type DateRange } from "#app/platform/time/date-range.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { isCursorOf, keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { addDays } from "#app/platform/time/days.ts";
import { circleOfAuthor } from "../data/circle-of-author.ts";
import { postsAllowing } from "../data/feed-facts.ts";
import { feedPageSize, postedDates, postKinds } from "../domain/post.ts";
import { postColumns, viewsOf, type PostRow, type PostView } from "./post-row.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

export const isFeedCursor = (text: string) => isCursorOf("timestamptz", text);

export const feedFrom = ["everybody", "team", "peers", "me"] as const;
/** How addresses said it before; up to today in each. */
const feedSince = ["yesterday", "last-week", "last-two-weeks", "last-month"] as const;
const daysSince = {
  "last-week": "last-7-days",
  "last-two-weeks": "last-14-days",
  "last-month": "last-30-days",
} as const;

export const feedFilters = z.object({
  kind: z
    .enum([...postKinds, "CARD"])
    .optional()
    .catch(undefined)
    .describe("Only posts of one kind."),
  from: z
    .enum(feedFrom)
    .default("everybody")
    .catch("everybody")
    .describe("Whose posts: of everybody, of one's team, of one's peers, or those that name one."),
  ...dateRangeFields(postedDates, "Posted"),
  since: z.enum(feedSince).optional().catch(undefined).describe("Only posts since then; `dates` says it better."),
  tag: z.guid().optional().catch(undefined).describe("Only posts under this hashtag."),
  author: z.guid().optional().catch(undefined).describe("Only what this person posted for everybody."),
  named: z.guid().optional().catch(undefined).describe("Only posts for everybody that name this person."),
});
export type FeedFilters = z.output<typeof feedFilters>;
export const feedPageInput = feedFilters.extend({
  after: placeInput.describe("Where older posts begin."),
  before: placeInput.describe("Where newer posts begin."),
});
export type FeedPageInput = z.output<typeof feedPageInput>;

export type FeedPage = { posts: PostView[]; older: string | null; newer: string | null };

/**
 * One page of the posts the actor reads, newest first. What everybody reads and what was said to a few are read apart, each
 * by its own index, and meet in the page; the rules are asked once more of what it shows.
 */
export async function feedPage(
  context: Context,
  input: FeedPageInput,
  limit: number = feedPageSize,
): Promise<FeedPage> {
  const page = keysetPage(postedAt, sql`p.id`, { ...input, descending: true });
  const conditions = await conditionsOf(context, input);
  const sources = postSources(context, input).map(
    ({ from, where }) =>
      sql`(select p.id, p.posted_at from ${from} where p.deleted_at is null
        and ${allOf([where, page.where, ...conditions])} order by ${page.orderBy} limit ${limit + 1})`,
  );
  const view = await postsAllowing(context, "view");
  const found = await context.rows<PostRow & { cursorKey: string }>(
    prepared(sql`with shown as (select p.id, p.posted_at from (${sql.join(sources, sql` union `)}) p
      order by ${page.orderBy} limit ${limit + 1})
     select ${postColumns(context.actor.employeeId)}, ${page.column} from shown join {feed_post} p on p.id = shown.id
       where ${view} order by ${page.orderBy}`),
  );
  const { rows, previous, next } = takePage(page, found, limit);
  return { posts: await viewsOf(context, rows), older: next, newer: previous };
}

const postedAt = { expression: sql`p.posted_at`, type: "timestamptz" } as const;

/** Where posts are found: those for everybody, and those for the actor among others; under a hashtag, all that have it. */
export function postSources(
  { actor }: Context,
  { tag, author, named }: Pick<FeedFilters, "tag" | "author" | "named"> = {},
): { from: Sql; where: Sql }[] {
  const reader = sql`exists (select from {feed_post_reader} r where r.post_id = p.id and r.employee_id = ${actor.employeeId})`;
  if (tag)
    return [
      {
        from: sql`{feed_post_hashtag} h join {feed_post} p on p.id = h.post_id`,
        where: sql`h.hashtag_id = ${tag} and (p.audience = 'ORGANIZATION' or ${reader})`,
      },
    ];
  const forEverybody = { from: sql`{feed_post} p`, where: sql`p.audience = 'ORGANIZATION'` };
  // What numbers lead to is what they count.
  if (author ?? named) return [forEverybody];
  return [
    forEverybody,
    {
      from: sql`{feed_post_reader} r join {feed_post} p on p.id = r.post_id`,
      where: sql`r.employee_id = ${actor.employeeId}`,
    },
  ];
}

/** When posts were posted, as the address says it now or said it before. */
export function postedRange(context: Pick<Context, "today">, filters: FeedFilters): DateRange {
  const range = readDateRange(filters, postedDates);
  const { since } = filters;
  if (range.kind !== "" || since === undefined) return range;
  if (since === "yesterday") return { kind: "BETWEEN", from: addDays(context.today(), -1), to: "" };
  return { ...anyTime, kind: daysSince[since] };
}

async function conditionsOf(context: Context, filters: FeedFilters): Promise<Sql[]> {
  const { kind, from, author, named } = filters;
  const days = await boundsFor(context, postedRange(context, filters));
  const conditions: Sql[] = momentWithin(sql`p.posted_at`, days, context.actor.timeZone);
  if (kind) conditions.push(sql`p.kind = ${kind}`);
  if (from === "me") conditions.push(names(context.actor.employeeId));
  if (author) conditions.push(sql`p.author_id = ${author}`);
  if (named) conditions.push(names(named));
  if (from === "team" || from === "peers") {
    const { managerId, peerIds, reportIds } = await circleOfAuthor(context);
    const ids = from === "peers" ? peerIds : [...(managerId ? [managerId] : []), ...peerIds, ...reportIds];
    conditions.push(sql`p.author_id = any(${ids}::uuid[])`);
  }
  return conditions;
}

const names = (employeeId: string) =>
  sql`exists (select from {feed_mention} m where m.post_id = p.id and m.employee_id = ${employeeId})`;

export const newPostsInput = z.object({ since: z.iso.datetime() });

/** How many posts of others the actor would find new; a hundred are many. */
export async function countNewPosts(
  context: Context,
  { since }: z.output<typeof newPostsInput>,
): Promise<{ count: number }> {
  const sources = postSources(context).map(
    ({ from, where }) =>
      sql`select p.id from ${from} where p.deleted_at is null and ${where} and p.posted_at > ${since}::timestamptz
        + interval '1 millisecond' and p.author_id is distinct from ${context.actor.employeeId}`,
  );
  const found = await firstRow<{ count: number }>(
    context,
    prepared(
      sql`select count(*)::int as count from (select id from (${sql.join(sources, sql` union `)}) anew limit 100) counted`,
    ),
  );
  return { count: found!.count };
}

export type HashtagPage = { tag: { id: string; name: string }; page: FeedPage };

/** A hashtag with the posts under it that the actor reads; where there are none, there is no such hashtag for them. */
export async function hashtagPage(context: Context, tagId: string, input: FeedPageInput): Promise<HashtagPage> {
  const view = await postsAllowing(context, "view");
  const tag = await firstRow<{ id: string; name: string }>(
    context,
    sql`select t.id, t.name from {feed_hashtag} t where t.id = ${tagId}
        and exists (select from {feed_post_hashtag} h join {feed_post} p on p.id = h.post_id where h.hashtag_id = t.id
          and p.deleted_at is null and ${view})`,
  );
  if (!tag) throw notFound("Hashtag");
  return { tag, page: await feedPage(context, { ...input, tag: tagId }) };
}
