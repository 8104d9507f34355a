import { keyOfValue, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { secretPlace } from "../data/webhook-secret.ts";
import { sql } from "#tenancy/sql.ts";

type Sealed = { id: string; secret: string; formerSecret: string | null };

const all = (unit: Pick<UnitOfWork, "rows">, lock = false) =>
  unit.rows<Sealed>(
    sql`select id, secret, former_secret as "formerSecret" from {webhook} ${lock ? sql`for update` : sql``}`,
  );

/** Seals the secrets of a company's webhooks with the key that seals now; the answer is how many were sealed anew. */
export async function resealWebhooks(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  let count = 0;
  const anew = (value: string | null, id: string) => {
    if (value === null || keyOfValue(value).keyId === sealer.sealingKeyId) return value;
    count += 1;
    return sealer.seal(sealer.open(value, secretPlace(id)), secretPlace(id));
  };
  for (const { id, secret, formerSecret } of await all(unit, true))
    await unit.rows(
      sql`update {webhook} set secret = ${anew(secret, id)}, former_secret = ${anew(formerSecret, id)} where id = ${id}`,
    );
  return count;
}

/** The keys the secrets of a company's webhooks are sealed with. */
export async function keysOfWebhooks(unit: UnitOfWork): Promise<string[]> {
  const found = (await all(unit)).flatMap(({ secret, formerSecret }) => [secret, formerSecret]);
  return [...new Set(found.filter((value) => value !== null).map((value) => keyOfValue(value).keyId))];
}
