import { randomBytes, randomUUID } from "node:crypto";
import type { Database } from "#tenancy/database.ts";
import { createSealer, createTenantSealer, keyOfValue, secretId, type Sealer } from "./sealer.ts";
import { sql } from "#tenancy/sql.ts";

/** What is needed to reach a company's keys. */
export type KeyRing = { database: Pick<Database, "control">; config: { appSecrets: readonly string[] } };

/** How many values or keys one statement holds locked. */
const batch = 200;

/** What a wrapped data key belongs to. */
export const keyPlace = (tenantId: string, id: string) => ({
  column: "control.data_key.wrapped",
  ownerId: `${tenantId}|${id}`,
});

/**
 * Seals and opens what belongs to one company, with a data key of its own that is made when first needed. Values from
 * before companies had keys open too, and move over with the next rotation.
 */
export async function tenantSealer(
  ring: KeyRing,
  tenantId: string,
  now: Date,
): Promise<Sealer & { sealingKeyId: string }> {
  const keys = await keysOf(ring, tenantId);
  if (!keys.some(({ retired }) => !retired)) {
    await addKey(ring, tenantId, now);
    return tenantSealer(ring, tenantId, now);
  }
  const own = createTenantSealer(tenantId, keys);
  const installation = createSealer(ring.config.appSecrets);
  return {
    sealingKeyId: keys[0]!.id,
    seal: own.seal,
    open: (value, where) => (keyOfValue(value).version === "v1" ? installation : own).open(value, where),
  };
}

/** Makes the key that seals from now on; where two make one at once, the first stays. */
export async function addKey({ database, config }: KeyRing, tenantId: string, now: Date): Promise<void> {
  const id = randomUUID();
  const wrapped = createSealer(config.appSecrets).seal(randomBytes(32).toString("base64url"), keyPlace(tenantId, id));
  await database.control.query(
    sql`insert into control.data_key (id, tenant_id, wrapped, created_at) values (${id}, ${tenantId}, ${wrapped},
      ${now}) on conflict (tenant_id) where retired_at is null do nothing`,
  );
}

/** The sealing key first. */
async function keysOf({ database, config }: KeyRing, tenantId: string) {
  const { rows } = await database.control.query<{ id: string; wrapped: string; retired: boolean }>(
    sql`select id, wrapped, retired_at is not null as retired
      from control.data_key where tenant_id = ${tenantId} order by retired_at nulls first`,
  );
  const sealer = createSealer(config.appSecrets);
  return rows.map(({ id, wrapped, retired }) => ({
    id,
    retired,
    key: Buffer.from(sealer.open(wrapped, keyPlace(tenantId, id)), "base64url"),
  }));
}

/** Wraps every data key with the newest secret of the installation; running again resumes. Answers how many it wrapped. */
export async function rewrapKeys({ database, config }: KeyRing): Promise<number> {
  const sealer = createSealer(config.appSecrets);
  const newest = secretId(config.appSecrets[0]!);
  for (let wrapped = 0; ;) {
    const { rows } = await database.control.query<{ id: string; tenant_id: string; wrapped: string }>(
      sql`select id, tenant_id, wrapped from control.data_key where split_part(wrapped, '.', 2) <> ${newest} limit ${batch}`,
    );
    if (rows.length === 0) return wrapped;
    for (const { id, tenant_id: tenantId, wrapped: value } of rows) {
      const where = keyPlace(tenantId, id);
      await database.control.query(
        sql`update control.data_key set wrapped = ${sealer.seal(sealer.open(value, where), where)} where id = ${id}`,
      );
    }
    wrapped += rows.length;
  }
}
