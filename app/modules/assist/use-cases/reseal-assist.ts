import { keyOfValue, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { keyPlace } from "../data/assist-settings.ts";
import { sql } from "#tenancy/sql.ts";

const sealed = async (unit: Pick<UnitOfWork, "rows">, lock = false) => {
  const rows = await unit.rows<{ key: string }>(
    sql`select service_key as key from {assist_settings} where service_key is not null ${lock ? sql`for update` : sql``}`,
  );
  return rows[0]?.key ?? null;
};

/** Seals the key of a company's language model with the key that seals now; the answer is how many were sealed anew. */
export async function resealAssist(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  const key = await sealed(unit, true);
  if (key === null || keyOfValue(key).keyId === sealer.sealingKeyId) return 0;
  await unit.rows(
    sql`update {assist_settings} set service_key = ${sealer.seal(sealer.open(key, keyPlace), keyPlace)} where id = 1`,
  );
  return 1;
}

/** The keys that the key of a company's language model is sealed with. */
export async function keysOfAssist(unit: UnitOfWork): Promise<string[]> {
  const key = await sealed(unit);
  return key === null ? [] : [keyOfValue(key).keyId];
}
