import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie or a link; the database only ever holds the digest. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
