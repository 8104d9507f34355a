import { randomBytes } from "node:crypto";
import type { SealedPlace } from "#app/platform/secrets/sealer.ts";

/** Where the secret of a webhook belongs: it opens nowhere else. Of two, the former stands in the same place. */
export const secretPlace = (webhookId: string): SealedPlace => ({ column: "webhook.secret", ownerId: webhookId });

/** A new secret as receivers are given it by Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** For how long the former secret signs beside the new one, in milliseconds. */
export const formerSigns = 24 * 3_600_000;
