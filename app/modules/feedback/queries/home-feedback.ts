import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { daysAgoByMinute } from "#app/platform/time/days-ago.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import type { Sentiment } from "../domain/sentiment.ts";
import { isArchived } from "./feedback-row.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** What one was given lately, the newest first. */
export type FeedbackCard = {
  rows: { id: string; name: string; sentiment: Sentiment; body: string; createdAt: string }[];
};

const shownAtMost = 3;
const days = 60;

/** The newest feedback for oneself, where there is any of the last two months. */
export async function feedbackCards(context: Context): Promise<HomeCard[]> {
  const me = context.actor.employeeId;
  const since = daysAgoByMinute(context, days);
  const data = sql`select case when count(*) = 0 then null else jsonb_build_object('rows', jsonb_agg(to_jsonb(shown))) end from (
    select f.id, coalesce(e.display_name, f.author_name) as name, f.sentiment, left(f.body, 160) as body,
      ${instant(sql`f.created_at`)} as "createdAt"
      from {feedback} f left join {employee} e on e.id = f.author_id
     where f.deleted_at is null and f.receiver_id = ${me}::uuid and f.created_at > ${since} and f.author_id
       is distinct from ${me}::uuid
       and ${await feedbackAllowing(context, "view")} and not ${isArchived(me)}
     order by f.created_at desc, f.id limit ${shownAtMost}) shown`;
  return [{ name: "my-feedback", group: "me", topic: "coaching", data }];
}
