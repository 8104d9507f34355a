import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What was said about records goes with them. */
export async function forgetCommentsOn(context: Context, kind: string, ids: readonly string[]): Promise<void> {
  await context.rows(sql`delete from {comment} where record_kind = ${kind} and record_id = any(${ids}::uuid[])`);
}
