import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/** Which of these sign-ins nobody has ended: neither by signing out nor by revoking them. */
export async function sessionsThatLast(
  { control }: Pick<Database, "control">,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const { rows } = await control.query<{ id: string }>(
    sql`select id from control.session where id = any(${sessionIds}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
