import { keyOfValue, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { findConnection, secretPlace } from "../data/connection-record.ts";
import { sql } from "#tenancy/sql.ts";

/** Seals the secret of a company's connection with the key that seals now; the answer is how many were sealed anew. */
export async function resealConnection(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  const connection = await findConnection(unit, true);
  if (!connection || keyOfValue(connection.secret).keyId === sealer.sealingKeyId) return 0;
  const place = secretPlace(connection.id);
  await unit.rows(
    sql`update {analytics_connection} set secret = ${sealer.seal(sealer.open(connection.secret, place), place)} where
      id = ${connection.id}`,
  );
  return 1;
}

/** The key the secret of a company's connection is sealed with. */
export async function keysOfConnection(unit: UnitOfWork): Promise<string[]> {
  const connection = await findConnection(unit);
  return connection ? [keyOfValue(connection.secret).keyId] : [];
}
