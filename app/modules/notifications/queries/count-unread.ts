import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { isTold } from "./is-told.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

/**
 * How many notifications the actor has not read of what they are told; counted to 99. An admin who sees the product as
 * somebody else reads none of theirs.
 */
export async function countUnread(context: Context): Promise<number> {
  if (context.viewedBy) return 0;
  const [row] = await context.rows<{ count: number }>(
    prepared(sql`select count(*)::int as count from (select from {notification} told
      where told.recipient_id = ${context.actor.employeeId} and told.read_at is null and ${await isTold(context)} limit 99) unread`),
  );
  return row!.count;
}
