import { praisesCompetencies } from "#app/modules/feedback/index.ts";
import { offeredTags } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { boundsFor } from "#app/platform/dates/bounds-for.ts";
import type { DateRange, DayBounds } from "#app/platform/time/date-range.ts";
import { daysAgoByMinute } from "#app/platform/time/days-ago.ts";
import { circleOfAuthor } from "../data/circle-of-author.ts";
import { feedSettings } from "../data/feed-settings.ts";
import { readersOf, type Audience } from "../domain/audience.ts";
import { feedPage, postedRange, type FeedFilters, type FeedPage, type FeedPageInput } from "./feed-page.ts";
import { ownGifs, type OwnGif } from "./gifs.ts";
import { sql } from "#tenancy/sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

/** Who would read what is posted now: how many besides the author, and some of them by name. */
export type AudienceOffer = { audience: Audience; names: string[]; count: number };

export type PopularTag = { id: string; name: string; count: number };

export type FeedScreenData = {
  page: FeedPage;
  filters: FeedFilters;
  /** The people the posts are narrowed to, by name. */
  people: { id: string; name: string }[];
  /** When they were posted. */
  posted: { range: DateRange; days: DayBounds };
  /** Whether it is the first page, which new posts belong to. */
  first: boolean;
  offers: AudienceOffer[];
  popular: PopularTag[];
  /** Words the company does not allow, so that they are marked before the post is sent. */
  words: string[];
  /** Tags of the company that a post may carry. */
  tags: { id: string; name: string }[];
  /** Whether praise may be for a competency: the company keeps some. */
  praisesCompetencies: boolean;
  /** GIFs the company added to those that ship with the product. */
  gifs: OwnGif[];
  company: string;
  now: string;
};

/** The feed with its composer. */
export async function feedScreen(context: Context, input: FeedPageInput): Promise<FeedScreenData> {
  const { after, before, ...filters } = input;
  const range = postedRange(context, filters);
  return {
    page: await feedPage(context, input),
    filters,
    people: await peopleNamed(context, [filters.author, filters.named]),
    posted: { range, days: await boundsFor(context, range) },
    first: !after && !before,
    offers: await audienceOffers(context),
    popular: await popularTags(context),
    words: (await feedSettings(context)).words,
    tags: (await offeredTags(context, "GOAL")).map(({ id, name }) => ({ id, name })),
    praisesCompetencies: await praisesCompetencies(context),
    gifs: await ownGifs(context),
    company: context.tenant.name,
    now: context.clock.now().toISOString(),
  };
}

async function peopleNamed(context: Context, ids: readonly (string | undefined)[]): Promise<FeedScreenData["people"]> {
  const asked = ids.filter((id) => id !== undefined);
  if (asked.length === 0) return [];
  return context.rows(sql`select id, display_name as name from {employee} where id = any(${asked}::uuid[])`);
}

const namesShown = 3;

async function audienceOffers(context: Context): Promise<AudienceOffer[]> {
  const circle = await circleOfAuthor(context);
  const small = (["TEAM", "PEERS"] as const).map((audience) => {
    const readers = readersOf(audience, circle, []);
    return { audience, ids: readers === "everyone" ? [] : readers.filter((id) => id !== circle.authorId) };
  });
  const shown = small.flatMap(({ ids }) => ids.slice(0, namesShown));
  const names = new Map(
    (
      await context.rows<{ id: string; name: string }>(
        sql`select id, display_name as name from {employee} where id = any(${shown}::uuid[])`,
      )
    ).map(({ id, name }) => [id, name]),
  );
  return small.map(({ audience, ids }) => ({
    audience,
    names: ids.slice(0, namesShown).flatMap((id) => names.get(id) ?? []),
    count: ids.length,
  }));
}

/** Hashtags of the last thirty days, by how often they stand in what everybody reads: others are not counted. */
async function popularTags(context: Context): Promise<PopularTag[]> {
  const since = daysAgoByMinute(context, 30);
  return context.rows<PopularTag>(
    prepared(sql`select t.id, t.name, count(*)::int as count
       from (select p.id from {feed_post} p where p.deleted_at is null and p.audience = 'ORGANIZATION'
         and p.posted_at > ${since} order by p.posted_at desc, p.id desc limit 5000) p
       join {feed_post_hashtag} h on h.post_id = p.id join {feed_hashtag} t on t.id = h.hashtag_id
      group by t.id order by 3 desc, 2 limit 8`),
  );
}
