import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { isToldInCompany } from "./is-told.ts";

export type UnreadCount = { recipientId: string; count: number; newestId: string };

/**
 * How many notices each person has not read, of modules the company has on, that came after a moment; the newest tells
 * whether any came since.
 */
export async function unreadSince(context: Context, since: Date): Promise<UnreadCount[]> {
  return context.rows<UnreadCount>(
    sql`select recipient_id as "recipientId", count(*)::int as count, (array_agg(id order by created_at desc,
      id desc))[1]::text as "newestId"
       from {notification} told where read_at is null and created_at > ${since} and ${await isToldInCompany(context)}
       group by recipient_id order by recipient_id`,
  );
}
