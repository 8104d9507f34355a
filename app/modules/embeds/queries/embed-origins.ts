import type { Clock } from "#app/platform/time/clock.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { inForce } from "../data/key-in-force.ts";
import { sql } from "#tenancy/sql.ts";

/** Every site that may show widgets of this company. */
export async function embedOrigins(unit: UnitOfWork, clock: Clock): Promise<string[]> {
  const rows = await unit.rows<{ origin: string }>(
    sql`select distinct unnest(origins) as origin from {embed_key} k where ${inForce(clock)}`,
  );
  return rows.map(({ origin }) => origin);
}
