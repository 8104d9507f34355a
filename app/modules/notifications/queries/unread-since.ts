import type { Context } from "#app/platform/context/context.ts";
import { isTold, isToldInCompany } from "./is-told.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type UnreadCount = { recipientId: string; count: number; newestId: string };

const counted = sql`recipient_id as "recipientId", count(*)::int as count,
  (array_agg(id order by created_at desc, id desc))[1]::text as "newestId"`;

/**
 * How many notices each person has not read, of modules the company has on and of records they may see now, that came after
 * a moment; the newest tells whether any came since.
 */
export async function unreadSince(context: Context, since: Date): Promise<UnreadCount[]> {
  const unread = sql`read_at is null and created_at > ${since}`;
  const all = await context.rows<UnreadCount & { named: boolean }>(
    sql`select ${counted}, bool_or(about_id is not null) as named
       from {notification} told where ${unread} and ${await isToldInCompany(context)}
       group by recipient_id order by recipient_id`,
  );
  const told: UnreadCount[] = [];
  for (const { named, ...one } of all) {
    const read = named ? await asReader(context, one.recipientId, unread) : one;
    if (read) told.push(read);
  }
  return told;
}

/** The same of one person, with their own rights: only of who is told of records that not everybody sees. */
async function asReader(context: Context, recipientId: string, unread: Sql): Promise<UnreadCount | null> {
  const reader = context.seenBy(await context.actorOf(recipientId));
  const [read] = await context.rows<UnreadCount>(
    sql`select ${counted} from {notification} told
      where recipient_id = ${recipientId} and ${unread} and ${await isTold(reader)} group by recipient_id`,
  );
  return read ?? null;
}
