import { createHash, randomBytes } from "node:crypto";

const signs = "abcdefghjkmnpqrstvwxyz23456789";
export const recoveryCodeCount = 10;

/** Sixteen signs without look-alikes: about 78 bits, so that a digest alone gives nothing away. */
export function newRecoveryCode(): string {
  const text: string[] = [];
  while (text.length < 16)
    text.push(...[...randomBytes(32)].filter((byte) => byte < 240).map((byte) => signs[byte % signs.length]!));
  return text
    .slice(0, 16)
    .join("")
    .replace(/(.{4})(?=.)/g, "$1-");
}

/** The digest that is kept; spaces, dashes and capitals do not matter. */
export function hashRecoveryCode(code: string): string {
  return createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("base64url");
}
