import { findComment } from "#app/modules/comments/index.ts";
import { isPresent } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { orNullIfNotFound } from "#app/platform/errors/app-error.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { feedSettings, type FeedRules } from "../data/feed-settings.ts";
import { spreadOf, type Spread } from "../domain/fairness.ts";
import { postColumns, viewsOf, type PostRow, type PostView } from "./post-row.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type Report = { reason: string; note: string; reporter: string; createdAt: string };
/** A post, or a comment on it, that was reported. */
export type ReportedPost = {
  post: PostView;
  comment: { id: string; author: string; body: string } | null;
  reports: Report[];
};

export type ModerationScreen = { queue: ReportedPost[]; settings: FeedRules; now: string };

const mostReported = 50;

/** What people reported and nobody has decided, oldest first, and what the company lets into its feed. */
export async function moderationScreen(context: Context): Promise<ModerationScreen> {
  await authorize(context, "moderate", { kind: "Feed" });
  const rows = await context.rows<PostRow & { reports: Report[]; commentId: string | null }>(
    sql`select ${postColumns(context.actor.employeeId)}, open.reports, open.comment_id as "commentId"
       from (select r.post_id, r.comment_id, min(r.created_at) as first,
                    jsonb_agg(jsonb_build_object('reason', r.reason, 'note', r.note, 'reporter', e.display_name,
                      'createdAt', ${instant(sql`r.created_at`)}) order by r.created_at) as reports
               from {feed_report} r join {employee} e on e.id = r.reporter_id where r.decided_at is null
              group by r.post_id, r.comment_id) open
       join {feed_post} p on p.id = open.post_id and p.deleted_at is null
      order by open.first, p.id limit ${mostReported}`,
  );
  const queue: ReportedPost[] = [];
  for (const { reports, commentId, ...row } of rows) {
    const [post] = await viewsOf(context, [row]);
    const comment = commentId ? await commentOf(context, commentId) : null;
    if (post && (comment || !commentId)) queue.push({ post, comment, reports });
  }
  return {
    queue,
    settings: await feedSettings(context),
    now: context.clock.now().toISOString(),
  };
}

/** Null where its author has taken it away meanwhile. */
async function commentOf(context: Context, commentId: string): Promise<ReportedPost["comment"]> {
  const found = await orNullIfNotFound(findComment(context, commentId));
  return found && { id: found.id, author: found.author.name, body: found.body };
}

export type FairnessScreen = { given: Spread | null; received: Spread | null; people: number; days: number };

const days = 365;

/**
 * How praise is spread over a year: who gives and who is thanked, as shares of the company and never by name, and nothing
 * at all where so few people are that one of them could be told. Private praise is not counted.
 */
export async function fairnessScreen(context: Context): Promise<FairnessScreen> {
  await authorize(context, "moderate", { kind: "Feed" });
  const since = daysAgo(context, days);
  const rows = await context.rows<{ given: number; received: number }>(
    sql`with praise as (select p.id, p.author_id from {feed_post} p where p.kind = 'KUDOS' and p.audience <> 'PEOPLE'
      and p.deleted_at is null and p.posted_at > ${since}),
     given as (select author_id as id, count(*)::int as count from praise group by 1),
     received as (select m.employee_id as id, count(*)::int as count from praise p
       join {feed_mention} m on m.post_id = p.id where m.employee_id <> p.author_id group by 1)
     select coalesce(g.count, 0) as given, coalesce(r.count, 0) as received
       from {employee} e left join given g on g.id = e.id left join received r on r.id = e.id
         where ${isPresent(sql`e.id`, context.today())}`,
  );
  return {
    given: spreadOf(rows.map(({ given }) => given)),
    received: spreadOf(rows.map(({ received }) => received)),
    people: rows.length,
    days,
  };
}
