import { firstRow, type Context } from "#app/platform/context/context.ts";
import { daysAgoByMinute } from "#app/platform/time/days-ago.ts";
import { visibleTo } from "../domain/visibility.ts";
import { sql } from "#tenancy/sql.ts";

/** Praise that a post of the feed shows, whoever asks: the room of the feed decides by it what its post says and whether it stands. */
export type ShownPraise = {
  postId: string;
  authorId: string;
  body: string;
  createdAt: Date;
  deletedAt: Date | null;
  /** Whom it praises before everybody; empty where nothing of it is for everybody any more. */
  openTo: { id: string; name: string }[];
  /** How many of it stand at all, for everybody or between few. */
  standing: number;
};

/** What the post shows that belongs to this feedback; null where it belongs to none. */
export async function praiseOfFeedback(context: Context, feedbackId: string): Promise<ShownPraise | null> {
  const found = await firstRow<{ postId: string | null }>(
    context,
    sql`select post_id as "postId" from {feedback} where id = ${feedbackId}`,
  );
  return found?.postId ? praiseOfPost(context, found.postId) : null;
}

export async function praiseOfPost(context: Context, postId: string): Promise<ShownPraise | null> {
  const praise = sql`f.sentiment = 'APPRECIATIVE' and f.deleted_at is null`;
  return firstRow<ShownPraise>(
    context,
    sql`select f.post_id as "postId", f.author_id as "authorId", min(f.body) as body, min(f.created_at) as "createdAt",
        max(f.deleted_at) as "deletedAt", count(*) filter (where ${praise})::int as standing,
        coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name) order by lower(e.display_name), e.id)
          filter (where ${praise} and f.visibility = 'PUBLIC'), '[]') as "openTo"
       from {feedback} f join {employee} e on e.id = f.receiver_id where f.post_id = ${postId} group by 1, 2`,
  );
}

/** How much praise the actor was given in the last days, in the feed or in feedback: what they may read of it. */
export async function countPraiseReceived(context: Context, days: number): Promise<number> {
  const me = context.actor.employeeId;
  const found = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {feedback} f where f.receiver_id = ${me}::uuid
      and f.author_id is distinct from ${me}::uuid and f.sentiment = 'APPRECIATIVE' and f.deleted_at is null
      and f.visibility = any(${visibleTo("RECEIVER")}::text[]) and f.created_at >= ${daysAgoByMinute(context, days)}`,
  );
  return found!.count;
}
