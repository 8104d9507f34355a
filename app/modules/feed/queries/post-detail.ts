import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { praisesCompetencies } from "#app/modules/feedback/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordHistory, type ChangeEntry } from "#app/platform/history/record-history.ts";
import { requireFeedFacts } from "../data/feed-facts.ts";
import { postColumns, viewsOf, type PostRow, type PostView } from "./post-row.ts";
import { sql } from "#tenancy/sql.ts";

export type PostDetail = {
  post: PostView;
  comments: CommentThreadView;
  /** What it said before, newest first, for who may change it or take it away. */
  history: ChangeEntry[];
  /** Who reads it, the first of them by name; null where everybody does. */
  readers: { names: string[]; count: number } | null;
  /** The rule by which the actor reads it: a key of the room's words. */
  because: string;
  /** Whether praise may be for a competency, for who may change it. */
  praisesCompetencies: boolean;
};

/** One post with what was said to it; 404 where the actor may not see it. */
export async function postDetail(context: Context, postId: string): Promise<PostDetail> {
  const facts = await requireFeedFacts(context, postId);
  await authorize(context, "view", facts);
  const [post] = await viewsOf(context, await postRows(context, postId));
  if (!post) throw notFound("FeedPost");
  return {
    post,
    comments: await commentThread(context, { about: "FeedPost", record: postId }, facts),
    history: post.edited && (post.acts.edit.may || post.acts.delete.may) ? await historyOf(context, postId) : [],
    because: (await context.ability()).decide("view", facts).decidedBy?.because ?? "rules.reader",
    praisesCompetencies: post.acts.edit.may && post.kind === "KUDOS" && (await praisesCompetencies(context)),
    readers: facts.audience === "ORGANIZATION" ? null : await readersOfPost(context, postId),
  };
}

/** One post alone, as lists show it. */
export async function findPost(context: Context, postId: string): Promise<PostView> {
  await authorize(context, "view", await requireFeedFacts(context, postId));
  const [post] = await viewsOf(context, await postRows(context, postId));
  if (!post) throw notFound("FeedPost");
  return post;
}

function postRows(context: Context, postId: string): Promise<PostRow[]> {
  return context.rows<PostRow>(
    sql`select ${postColumns(context.actor.employeeId)} from {feed_post} p where p.id = ${postId} and p.deleted_at is null`,
  );
}

async function historyOf(context: Context, postId: string): Promise<ChangeEntry[]> {
  return (await recordHistory(context, { kind: "FeedPost", id: postId }, { limit: 50 })).entries;
}

const namesShown = 5;

async function readersOfPost(context: Context, postId: string): Promise<{ names: string[]; count: number }> {
  const found = await firstRow<{ names: string[]; count: number }>(
    context,
    sql`select array(select e.display_name from {feed_post_reader} r join {employee} e on e.id = r.employee_id
      where r.post_id = ${postId} order by e.display_name, e.id limit ${namesShown}) as names,
            (select count(*)::int from {feed_post_reader} where post_id = ${postId}) as count`,
  );
  return found!;
}
