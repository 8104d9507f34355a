import webPush from "web-push";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { keyOfValue, type SealedPlace, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

/** The pair of keys a company shows itself with at push services (VAPID), base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

const sealedPlace = (id: string): SealedPlace => ({ column: "push_key.private_key", ownerId: id });

type Row = { id: string; publicKey: string; privateKey: string };

const standing = sql`select id, public_key as "publicKey", private_key as "privateKey" from {push_key}`;

/** What browsers of the company's people subscribe by; made when first asked for, and for good. */
export async function publicPushKey(context: Context): Promise<string> {
  const found = await firstRow<Row>(context, standing);
  if (found) return found.publicKey;
  const made = webPush.generateVAPIDKeys();
  const id = context.newId();
  const sealed = (await context.sealer()).seal(made.privateKey, sealedPlace(id));
  // Where two ask at once, the first made stays.
  await context.rows(
    sql`insert into {push_key} (id, public_key, private_key, created_at)
      values (${id}, ${made.publicKey}, ${sealed}, ${context.clock.now()}) on conflict do nothing`,
  );
  return (await firstRow<Row>(context, standing))!.publicKey;
}

/** Both, opened; null while nobody has asked for them. They leave this process only as signatures. */
export async function openPushKeys(context: Context): Promise<PushKeys | null> {
  const found = await firstRow<Row>(context, standing);
  if (!found) return null;
  const sealer = await context.sealer();
  return { publicKey: found.publicKey, privateKey: sealer.open(found.privateKey, sealedPlace(found.id)) };
}

/** Seals the key with the company's key that seals now; the answer is how many were sealed anew. */
export async function resealPushKey(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  const [found] = await unit.rows<Row>(sql`${standing} for update`);
  if (!found || keyOfValue(found.privateKey).keyId === sealer.sealingKeyId) return 0;
  const place = sealedPlace(found.id);
  const anew = sealer.seal(sealer.open(found.privateKey, place), place);
  await unit.rows(sql`update {push_key} set private_key = ${anew} where id = ${found.id}`);
  return 1;
}

/** The company's keys that its push key is sealed with. */
export async function keysOfPushKey(unit: UnitOfWork): Promise<string[]> {
  const found = await unit.rows<Row>(standing);
  return found.map(({ privateKey }) => keyOfValue(privateKey).keyId);
}
