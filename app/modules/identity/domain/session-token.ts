import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for the cookie; the database only ever holds the digest. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What programs come in with begins so, that it is known for what it is where it leaks. */
const accessTokenStart = "cairn_";

export function newAccessToken(): { token: string; hash: string; hint: string } {
  const token = `${accessTokenStart}${newToken().token}`;
  return { token, hash: hashToken(token), hint: token.slice(-4) };
}
