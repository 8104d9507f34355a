import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { sql } from "#tenancy/sql.ts";

/** For so many days messages and what was answered are kept. */
export const daysKept = 30;

/** Messages that are old go, with their log. */
export async function forgetOldMessages(context: Context): Promise<void> {
  await context.rows(sql`delete from {webhook_message} where happened_at < ${daysAgo(context, daysKept)}`);
}
