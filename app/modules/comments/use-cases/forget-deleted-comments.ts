import type { Context } from "#app/platform/context/context.ts";
import { deletedSince } from "#app/platform/time/days-ago.ts";
import { sql } from "#tenancy/sql.ts";

/** Comments whose time to be restored is over go for good. */
export async function forgetDeletedComments(context: Context): Promise<void> {
  await context.rows(sql`delete from {comment} where deleted_at <= ${deletedSince(context)}`);
}
