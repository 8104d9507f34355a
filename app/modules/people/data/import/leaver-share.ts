import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Percent of the people present that may leave by one file without being asked for. */
export async function leaverShare(context: Context): Promise<number> {
  const [row] = await context.rows<{ share: number }>(
    sql`select import_leaver_percent::float8 as share from {organization}`,
  );
  return row!.share;
}
