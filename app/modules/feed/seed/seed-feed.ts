import { openPraise, seedPraise, seedPraiseAbout } from "#app/modules/feedback/index.ts";
import { Temporal } from "temporal-polyfill";
import { seedComments } from "#app/modules/comments/index.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { hashtagsIn } from "../domain/post.ts";
import { praiseText } from "../domain/praise-text.ts";
import { feedTexts } from "./feed-texts.ts";
import { planPosts, type PlannedPost } from "./plan-posts.ts";
import { sql } from "#tenancy/sql.ts";

export type SeedFeedInput = { people: readonly PlannedPerson[]; seed: string; today: string };

/** People in one statement. */
const batch = 500;

/** A year of posts, what people said to them, and the cards of the last weeks; the same for the same input. */
export async function seedFeed(context: Context, { people, seed, today }: SeedFeedInput): Promise<void> {
  const texts = feedTexts();
  for (let from = 0; from < people.length; from += batch) {
    const random = seededRandom(`feed:${seed}:${from}`);
    const posts = planPosts(people.slice(from, from + batch), people, today, { random, texts });
    await store(context, posts);
    await storeHashtags(context, posts);
    await seedPraise(context, praiseIn(posts, random));
    await seedComments(
      context,
      posts.flatMap(({ id, replies }) => replies.map((reply) => ({ ...reply, about: "FeedPost", record: id }))),
    );
  }
  await storeOpenPraise(context);
  await storeCards(context, people, today);
  await storeReport(context, people, today);
}

async function store(context: Context, posts: readonly PlannedPost[]): Promise<void> {
  await insertRows(
    context,
    "feed_post",
    "id uuid, kind text, author_id uuid, body text, audience text, posted_at timestamptz",
    posts.map(({ id, kind, authorId, body, audience, postedAt }) => ({
      id,
      kind,
      author_id: authorId,
      body,
      audience,
      posted_at: postedAt,
    })),
  );
  await insertRows(
    context,
    "feed_post_reader",
    "employee_id uuid, post_id uuid, posted_at timestamptz",
    posts.flatMap(({ id, readers, postedAt }) =>
      readers.map((reader) => ({ employee_id: reader, post_id: id, posted_at: postedAt })),
    ),
  );
  await insertRows(
    context,
    "feed_mention",
    "post_id uuid, employee_id uuid, position smallint, name text",
    posts.flatMap(({ id, named }) =>
      named ? [{ post_id: id, employee_id: named.id, position: 0, name: named.name }] : [],
    ),
  );
  await insertRows(
    context,
    "feed_reaction",
    "post_id uuid, employee_id uuid, kind text, created_at timestamptz",
    posts.flatMap(({ id, reactions, postedAt }) =>
      reactions.map(({ employeeId, kind }) => ({ post_id: id, employee_id: employeeId, kind, created_at: postedAt })),
    ),
  );
}

/** What posts praise is feedback as well. */
function praiseIn(posts: readonly PlannedPost[], random: SeededRandom) {
  return posts.flatMap(({ id, kind, authorId, body, named, postedAt }) =>
    kind === "KUDOS" && named
      ? [{ id: random.id(), postId: id, authorId, receiverId: named.id, body, createdAt: postedAt }]
      : [],
  );
}

/** Praise that was given in feedback for everybody stands in the feed. */
async function storeOpenPraise(context: Context): Promise<void> {
  const praise = await openPraise(context);
  await insertRows(
    context,
    "feed_post",
    "id uuid, kind text, author_id uuid, body text, audience text, posted_at timestamptz",
    praise.map(({ postId, authorId, receiver, body, createdAt }) => ({
      id: postId,
      kind: "KUDOS",
      author_id: authorId,
      body: praiseText(body, [{ name: receiver }]),
      audience: "ORGANIZATION",
      posted_at: createdAt,
    })),
  );
  await insertRows(
    context,
    "feed_mention",
    "post_id uuid, employee_id uuid, position smallint, name text",
    praise.map(({ postId, receiverId, receiver }) => ({
      post_id: postId,
      employee_id: receiverId,
      position: 0,
      name: receiver,
    })),
  );
}

async function storeHashtags(context: Context, posts: readonly PlannedPost[]): Promise<void> {
  const names = [...new Set(posts.flatMap(({ body }) => hashtagsIn(body)))];
  const ids = names.map(() => context.newId());
  await context.rows(
    sql`insert into {feed_hashtag} (id, name, created_at)
      select id, name, ${context.clock.now()} from unnest(${ids}::uuid[], ${names}::text[]) as tag(id, name) on conflict
      (name) do nothing`,
  );
  const rows = posts.flatMap(({ id, body, postedAt }) => hashtagsIn(body).map((name) => ({ id, name, at: postedAt })));
  await context.rows(
    sql`with used as materialized (select t.id as hashtag_id, row.id, row.at
         from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, name text, at timestamptz)
           join {feed_hashtag} t on t.name = row.name)
       insert into {feed_post_hashtag} (hashtag_id, post_id, posted_at) select hashtag_id, id, at from used`,
  );
}

const cardDays = 45;

/** Anniversaries of the last weeks, each in the morning of its day. */
async function storeCards(context: Context, people: readonly PlannedPerson[], today: string): Promise<void> {
  const random = seededRandom(`feed-cards:${people[0]?.id}`);
  const day = Temporal.PlainDate.from(today);
  const cards = people.flatMap(({ id, joinedOn }) => {
    const joined = Temporal.PlainDate.from(joinedOn);
    const last = joined.with({ year: day.year });
    const on = Temporal.PlainDate.compare(last, day) > 0 ? joined.with({ year: day.year - 1 }) : last;
    const years = on.year - joined.year;
    if (years < 1 || on.until(day, { largestUnit: "day" }).days > cardDays) return [];
    return [
      {
        id: random.id(),
        card: { type: "ANNIVERSARY", employeeId: id, years },
        key: `anniversary:${id}:${on.year}`,
        at: `${on.toString()}T06:30:00Z`,
      },
    ];
  });
  await context.rows(
    sql`insert into {feed_post} (id, kind, audience, card, card_key, posted_at)
     select id, 'CARD', 'ORGANIZATION', card, key, at
       from jsonb_to_recordset(${JSON.stringify(cards.slice(0, 2_000))}::jsonb) as row (id uuid, card jsonb, key text,
       at timestamptz)
      where at <= ${context.clock.now()} on conflict (card_key) do nothing`,
  );
  await context.rows(
    sql`with achieved as materialized (
       select id, least(coalesce(closed_at, updated_at), ${context.clock.now()}::timestamptz) as updated_at
         from {goal} where kind = 'OBJECTIVE' and visibility = 'GLOBAL' and closure_status = 'ACHIEVED'
         and deleted_at is null order by updated_at desc, id limit 12)
     insert into {feed_post} (id, kind, audience, card, card_key, posted_at)
     select gen_random_uuid(), 'CARD', 'ORGANIZATION', jsonb_build_object('type', 'GOAL', 'goalId', g.id),
       'goal:' || g.id, g.updated_at from achieved g
     on conflict (card_key) do nothing`,
  );
}

/** One post waits for a moderator. */
async function storeReport(context: Context, people: readonly PlannedPerson[], today: string): Promise<void> {
  const reporter = people.find(({ email }) => email.startsWith("employee@")) ?? people[0]!;
  await context.rows(
    sql`with newest as materialized (
       select p.id from {feed_post} p where p.audience = 'ORGANIZATION' and p.kind = 'POST'
         and p.author_id <> ${reporter.id} order by p.posted_at desc limit 1)
     insert into {feed_report} (id, post_id, reporter_id, reason, note, created_at)
     select ${seededRandom(`feed-report:${today}`).id()}::uuid, id, ${reporter.id}::uuid, 'PRIVATE',
       'I think this is not meant for everybody yet.', ${context.clock.now()}::timestamptz from newest`,
  );
}

export const feedSeed: Seed = {
  after: ["feedback", "goals", "people"],
  run: async (context, company) => {
    await seedFeed(context, { ...company, people: demoPeople.of(company) });
    await seedPraiseAbout(context, company);
  },
};
