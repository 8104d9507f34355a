import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Whether the company has named any role. */
export async function hasRoles(context: Context): Promise<boolean> {
  const [row] = await context.rows<{ known: boolean }>(sql`select exists (select from {job_role}) as known`);
  return row!.known;
}
