import { createHmac } from "node:crypto";

/** A message as it is sent: `body` is signed as it stands. `at` in whole seconds since 1970. */
export type SignedMessage = { id: string; at: number; body: string };

/**
 * The headers of a message by Standard Webhooks: its number, the moment of this try, and a signature by each secret
 * (`whsec_…`), parted by a space.
 */
export function signedHeaders({ id, at, body }: SignedMessage, secrets: readonly string[]): Record<string, string> {
  const signature = secrets.map((secret) => `v1,${signatureOf(`${id}.${at}.${body}`, secret)}`).join(" ");
  return { "webhook-id": id, "webhook-timestamp": String(at), "webhook-signature": signature };
}

function signatureOf(text: string, secret: string): string {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  return createHmac("sha256", key).update(text, "utf8").digest("base64");
}
