import type { Context } from "#app/platform/context/context.ts";
import { deletedSince } from "#app/platform/time/days-ago.ts";
import { attachments } from "../data/tag-sql.ts";
import { lockTags } from "../data/tag-record.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

/** Tags whose time to be restored is over go for good. What stood below one was deleted before it, so that it goes no later. */
export async function forgetDeletedTags(context: Context): Promise<void> {
  const since = deletedSince(context);
  const over = await context.rows(sql`select from {tag} where deleted_at <= ${since} limit 1`);
  if (over.length === 0) return;
  await lockTags(context);
  for (const { table } of Object.values(attachments)) {
    await context.rows(
      sql`delete from ${tableNamed(table)} put using {tag} t where t.id = put.tag_id and t.deleted_at <= ${since}`,
    );
  }
  await context.rows(sql`delete from {tag} where deleted_at <= ${since}`);
}
