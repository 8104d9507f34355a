import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

/** Every site that may show widgets of this company. */
export async function embedOrigins(unit: UnitOfWork): Promise<string[]> {
  const rows = await unit.rows<{ origin: string }>(
    sql`select distinct unnest(origins) as origin from {embed_key} where revoked_at is null`,
  );
  return rows.map(({ origin }) => origin);
}
