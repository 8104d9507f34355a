import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Notices that lead to one of these addresses go for good, read or not; answers with how many. */
export async function forgetNoticesAt(context: Context, links: readonly string[]): Promise<number> {
  const gone = await context.rows(sql`delete from {notification} where link = any(${links}::text[]) returning id`);
  return gone.length;
}
