import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** What a sealed text belongs to: it opens there and nowhere else, also where rows are exchanged. */
export type SealedPlace = { column: string; ownerId: string };
export type Sealer = {
  seal(text: string, place: SealedPlace): string;
  open(value: string, place: SealedPlace): string;
};

/** A key with the name that values sealed with it carry. */
export type SealingKey = { readonly id: string; readonly key: Buffer };

/**
 * Keeps short secrets unreadable in the database: AES-256-GCM, with the place as additional data and the
 * key's id in the value. `secrets` is APP_SECRET: the first seals, all of them open, so that a secret can
 * be replaced while old values still stand.
 */
export function createSealer(secrets: readonly string[]): Sealer {
  const keys = secrets.map((secret) => ({
    id: secretId(secret),
    key: Buffer.from(hkdfSync("sha256", secret, "", "cairn secrets at rest", 32)),
  }));
  return sealerOf("v1", keys, dataOf, "The secret this value was sealed with is not among those of APP_SECRET.");
}

/** As `createSealer`, with a company's own keys: the company is part of the place, so no value opens under another. */
export function createTenantSealer(tenantId: string, keys: readonly SealingKey[]): Sealer {
  return sealerOf(
    "v2",
    keys,
    (place) => Buffer.from(JSON.stringify([tenantId, place.column, place.ownerId]), "utf8"),
    "The key this value was sealed with is not one of this company.",
  );
}

/** The name of the key a value was sealed with. */
export function keyOfValue(value: string): { version: string; keyId: string } {
  const [version = "", keyId = ""] = value.split(".");
  return { version, keyId };
}

export const secretId = (secret: string) => createHash("sha256").update(`id of ${secret}`).digest("hex").slice(0, 8);

function sealerOf(
  version: string,
  keys: readonly SealingKey[],
  data: (place: SealedPlace) => Buffer,
  unknownKey: string,
): Sealer {
  return {
    seal(text, place) {
      const { id, key } = keys[0]!;
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(data(place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [version, id, nonce.toString("base64url"), sealed.toString("base64url")].join(".");
    },
    /** Throws where the value was changed, stands in another place, or its key is not known any more. */
    open(value, place) {
      const [, , nonce = "", sealed = ""] = value.split(".");
      const named = keyOfValue(value);
      const known = keys.find((one) => one.id === named.keyId);
      if (named.version !== version || !known) throw new Error(unknownKey);
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", known.key, Buffer.from(nonce, "base64url"), {
        authTagLength: 16,
      });
      decipher.setAAD(data(place)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8");
    },
  };
}

const dataOf = ({ column, ownerId }: SealedPlace) => Buffer.from(`${column}|${ownerId}`, "utf8");
