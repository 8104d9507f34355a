import type { SealedPlace } from "#app/platform/secrets/sealer.ts";
import type { OAuthSecret } from "#sdk/host/secret.ts";
import type { AuthScheme } from "#sdk/manifest.ts";

/** What an administrator gave, as it is sealed: what a scheme sends, or a client of an authorization server. */
export type KeptSecret = { value?: string; oauth?: OAuthSecret };

/** Where the secret of an installation belongs: it opens nowhere else. */
export const secretPlace = (installationId: string): SealedPlace => ({
  column: "connector_installation.secret",
  ownerId: installationId,
});

export const hookSecretPlace = (installationId: string): SealedPlace => ({
  column: "connector_installation.hook_secret",
  ownerId: installationId,
});

export type SecretField = "user" | "secret" | "refreshToken";

/** What the form asks for by each scheme. */
export function secretFieldsOf(auth: AuthScheme): readonly SecretField[] {
  if (auth.scheme === "none") return [];
  if (auth.scheme === "basic" || auth.scheme === "sftp") return ["user", "secret"];
  if (auth.scheme !== "oauth2") return ["secret"];
  return auth.grant === "client-credentials" ? ["user", "secret"] : ["user", "secret", "refreshToken"];
}

/** What was typed, in the form in which it is kept; null where nothing was. */
export function secretFrom(
  auth: AuthScheme,
  { user = "", secret = "", refreshToken = "" }: Partial<Record<SecretField, string>>,
): KeptSecret | null {
  if (secret === "") return null;
  if (auth.scheme === "basic" || auth.scheme === "sftp") return { value: `${user}:${secret}` };
  if (auth.scheme !== "oauth2") return { value: secret };
  return { oauth: { clientId: user, clientSecret: secret, ...(refreshToken && { refreshToken }) } };
}

export function readSecret(text: string): KeptSecret {
  return JSON.parse(text) as KeptSecret;
}
