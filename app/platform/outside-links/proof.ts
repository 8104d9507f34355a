import { createHmac, timingSafeEqual } from "node:crypto";

/** Makes the proof that an address was written by this installation: nobody else can who has not its secret. */
export type Prove = (said: readonly string[]) => string;

/** What is proved begins with what it is for, so that a proof of one thing is none of another. */
export const provesWith =
  (secret: string): Prove =>
  (said) =>
    createHmac("sha256", secret).update(said.join(" ")).digest("base64url");

/** Whether one of the installation's secrets made it. */
export function isProofOf(said: readonly string[], proof: string, secrets: readonly string[]): boolean {
  const given = Buffer.from(proof);
  return secrets.some((secret) => {
    const made = Buffer.from(provesWith(secret)(said));
    return made.length === given.length && timingSafeEqual(made, given);
  });
}
