/** What an administrator gave for one installation: what the scheme sends, or for OAuth 2.0 what tokens are had with. */
export type Secret = string | OAuthSecret;

/** A client of an authorization server; `code` or `refreshToken` where somebody gave their consent. */
export interface OAuthSecret {
  clientId: string;
  clientSecret: string;
  /** Of the answer to a consent, used once; with the address it was sent to and the verifier of its challenge. */
  code?: string;
  redirectTo?: string;
  verifier?: string;
  refreshToken?: string;
  /** One that lasts, of a source that gives none to renew it with. */
  accessToken?: string;
}

/** The same, but not right. */
export function wrongSecret(secret: Secret): Secret {
  return typeof secret === "string" ? "wrong" : { ...secret, clientSecret: "wrong" };
}

/** Every value of it that nobody may read. */
export function valuesOf(secret: Secret): string[] {
  if (typeof secret === "string") return [secret, Buffer.from(secret).toString("base64")];
  const { clientSecret, code, verifier, refreshToken, accessToken } = secret;
  return [clientSecret, code, verifier, refreshToken, accessToken].filter((value) => value !== undefined);
}
