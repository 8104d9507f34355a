import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type PasskeyView = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** One's own passkeys, newest first. */
export async function listPasskeys({ control }: Pick<Database, "control">, identityId: string): Promise<PasskeyView[]> {
  const { rows } = await control.query<{ id: string; name: string; created_at: Date; last_used_at: Date | null }>(
    sql`select id, name, created_at, last_used_at from control.passkey where identity_id = ${identityId} order by
      created_at desc, id`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}
