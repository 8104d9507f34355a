import { keyOfValue, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { hookSecretPlace, secretPlace } from "../data/installation-secret.ts";
import { sql } from "#tenancy/sql.ts";

type Sealed = { id: string; secret: string | null; hookSecret: string | null };

const all = (unit: Pick<UnitOfWork, "rows">, lock = false) =>
  unit.rows<Sealed>(
    sql`select id, secret, hook_secret as "hookSecret" from {connector_installation} where secret is not null
      or hook_secret is not null ${lock ? sql`for update` : sql``}`,
  );

/** Seals the secrets of a company's connectors with the key that seals now; the answer is how many were sealed anew. */
export async function resealConnectors(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  let count = 0;
  const anew = (value: string | null, place: ReturnType<typeof secretPlace>) => {
    if (value === null || keyOfValue(value).keyId === sealer.sealingKeyId) return value;
    count += 1;
    return sealer.seal(sealer.open(value, place), place);
  };
  for (const { id, secret, hookSecret } of await all(unit, true))
    await unit.rows(
      sql`update {connector_installation} set secret = ${anew(secret, secretPlace(id))},
        hook_secret = ${anew(hookSecret, hookSecretPlace(id))} where id = ${id}`,
    );
  return count;
}

/** The keys the secrets of a company's connectors are sealed with. */
export async function keysOfConnectors(unit: UnitOfWork): Promise<string[]> {
  const found = (await all(unit)).flatMap(({ secret, hookSecret }) => [secret, hookSecret]);
  return [...new Set(found.filter((value) => value !== null).map((value) => keyOfValue(value).keyId))];
}
