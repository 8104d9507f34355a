import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { instant, sql } from "#tenancy/sql.ts";
import { isTold } from "./is-told.ts";

export type NewsCard = {
  news: {
    id: string;
    room: string;
    key: string;
    params: Record<string, string | number>;
    link: string;
    createdAt: string;
  }[];
};

/** What happened lately that the actor has not read, in modules they have. */
export async function newestNotices(context: Context): Promise<HomeCard[]> {
  if (context.viewedBy) return [];
  const unread = sql`select id, kind, payload, link, created_at from {notification} told
    where recipient_id = ${context.actor.employeeId} and read_at is null and ${await isTold(context)}
    order by created_at desc, id desc limit 5`;
  const notice = sql`jsonb_build_object('id', id, 'room', split_part(kind, ':', 1), 'key', split_part(kind, ':', 2),
    'params', payload, 'link', link, 'createdAt', ${instant(sql`created_at`)})`;
  return [
    {
      name: "news",
      group: "me",
      data: sql`select case when count(*) = 0 then null else
        jsonb_build_object('news', jsonb_agg(${notice} order by created_at desc, id desc)) end from (${unread}) unread`,
    },
  ];
}
