import type { Clock } from "#app/platform/time/clock.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A key called `k` still counts: it was not revoked, and where it was replaced its time has not run out. */
export function inForce(clock: Clock): Sql {
  return sql`k.revoked_at is null and (k.retires_at is null or k.retires_at > ${clock.now()})`;
}
