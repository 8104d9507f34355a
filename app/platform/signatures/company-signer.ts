import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { tenantSealer, type KeyRing } from "#app/platform/secrets/data-keys.ts";
import type { SealedColumn } from "#app/platform/secrets/rotate-data-key.ts";
import { sql } from "#tenancy/sql.ts";
import { fingerprint } from "./verify-file.ts";

/** Signs in a company's name. */
export type CompanySigner = {
  /** The signature under a text, base64 (ECDSA P-256 over SHA-256), and the key that verifies it, as SubjectPublicKeyInfo. */
  sign(tenantId: string, text: string, now: Date): Promise<{ signature: string; publicKey: string }>;
  /** What the company tells others, so that they know its signature: the fingerprint of its key. */
  fingerprint(tenantId: string, now: Date): Promise<string>;
};

const place = (tenantId: string) => ({ column: "signing_key", ownerId: tenantId });

/** Where private keys stand, for whoever gives companies new data keys. */
export const sealedSigningKeys: SealedColumn = {
  table: "control.signing_key",
  column: "sealed",
  tenant: "tenant_id",
  row: "tenant_id",
  place,
};

export function createCompanySigner(ring: KeyRing): CompanySigner {
  return {
    async sign(tenantId, text, now) {
      const { publicKey, sealed } = await keyOf(ring, tenantId, now);
      const pkcs8 = (await tenantSealer(ring, tenantId, now)).open(sealed, place(tenantId));
      const key = createPrivateKey({ key: Buffer.from(pkcs8, "base64"), format: "der", type: "pkcs8" });
      const signature = sign("sha256", Buffer.from(text, "utf8"), { key, dsaEncoding: "ieee-p1363" });
      return { signature: signature.toString("base64"), publicKey };
    },
    async fingerprint(tenantId, now) {
      const { publicKey } = await keyOf(ring, tenantId, now);
      return fingerprint(createHash("sha256").update(Buffer.from(publicKey, "base64")).digest("hex"));
    },
  };
}

type SigningKey = { publicKey: string; sealed: string };

/** The company's key, made when first asked for; where two make one at once, the first stays. */
async function keyOf(ring: KeyRing, tenantId: string, now: Date): Promise<SigningKey> {
  const kept = await readKey(ring, tenantId);
  if (kept) return kept;
  const pair = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { format: "der", type: "spki" },
    privateKeyEncoding: { format: "der", type: "pkcs8" },
  });
  const sealed = (await tenantSealer(ring, tenantId, now)).seal(pair.privateKey.toString("base64"), place(tenantId));
  await ring.database.control.query(
    sql`insert into control.signing_key (tenant_id, public_key, sealed, created_at)
      values (${tenantId}, ${pair.publicKey.toString("base64")}, ${sealed}, ${now}) on conflict (tenant_id) do nothing`,
  );
  return (await readKey(ring, tenantId))!;
}

async function readKey({ database }: KeyRing, tenantId: string): Promise<SigningKey | null> {
  const { rows } = await database.control.query<SigningKey>(
    sql`select public_key as "publicKey", sealed from control.signing_key where tenant_id = ${tenantId}`,
  );
  return rows[0] ?? null;
}
