import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** What a sealed text belongs to: it opens there and nowhere else, also where rows are exchanged. */
export type SealedPlace = { column: string; ownerId: string };

/**
 * Keeps short secrets unreadable in the database: AES-256-GCM, with the place as additional data and the
 * key's id in the value. `secrets` is APP_SECRET: the first seals, all of them open, so that a secret can
 * be replaced while old values still stand.
 */
export function createSealer(secrets: readonly string[]) {
  const keys = secrets.map((secret) => ({ id: idOf(secret), key: Buffer.from(hkdfSync("sha256", secret, "", "cairn secrets at rest", 32)) }));
  return {
    seal(text: string, place: SealedPlace): string {
      const { id, key } = keys[0]!;
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(dataOf(place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return ["v1", id, nonce.toString("base64url"), sealed.toString("base64url")].join(".");
    },
    /** Throws where the value was changed, stands in another place, or its secret is not known any more. */
    open(value: string, place: SealedPlace): string {
      const [version, id, nonce = "", sealed = ""] = value.split(".");
      const known = keys.find((one) => one.id === id);
      if (version !== "v1" || !known) throw new Error("The secret this value was sealed with is not among those of APP_SECRET.");
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", known.key, Buffer.from(nonce, "base64url"), { authTagLength: 16 });
      decipher.setAAD(dataOf(place)).setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString("utf8");
    },
  };
}

const idOf = (secret: string) => createHash("sha256").update(`id of ${secret}`).digest("hex").slice(0, 8);
const dataOf = ({ column, ownerId }: SealedPlace) => Buffer.from(`${column}|${ownerId}`, "utf8");
