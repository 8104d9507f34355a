import { isStillWithUs } from "#app/modules/people/index.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import type { EmbedScope } from "../domain/embed-scope.ts";
import { inForce } from "../data/key-in-force.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Whom a widget's session shows things to; null where it is unknown, has ended, was opened for another site, its key was
 * revoked, or they have left.
 */
export async function resolveEmbedSession(
  unit: UnitOfWork,
  clock: Clock,
  session: string,
  origin: string,
): Promise<{ keyId: string; employeeId: string; scopes: EmbedScope[] } | null> {
  const [row] = await unit.rows<{ key_id: string; employee_id: string; scopes: EmbedScope[] }>(
    sql`select s.key_id, s.employee_id, s.scopes from {embed_session} s join {embed_key} k on k.id = s.key_id
      and ${inForce(clock)}
      where s.token_hash = ${hashToken(session)} and s.expires_at > ${clock.now()} and s.origin = ${origin}
        and ${isStillWithUs(sql`s.employee_id`, clock.now())}`,
  );
  return row ? { keyId: row.key_id, employeeId: row.employee_id, scopes: row.scopes } : null;
}
