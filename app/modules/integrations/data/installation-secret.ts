import type { SealedPlace } from "#app/platform/secrets/sealer.ts";
import type { OAuthSecret } from "#sdk/host/secret.ts";
import type { AuthScheme, Manifest } from "#sdk/manifest.ts";

/** What an administrator gave, as it is sealed: what a scheme sends, or a client of an authorization server. */
export type KeptSecret = {
  /** Which of the ways of the manifest it is for; the first where nothing is said. */
  auth?: number;
  value?: string;
  oauth?: OAuthSecret;
};

/** The way in that a secret is for. */
export function authOf({ auth }: Pick<Manifest, "auth">, secret: KeptSecret | null): AuthScheme {
  return auth[secret?.auth ?? 0] ?? auth[0]!;
}

/** Where the secret of an installation belongs: it opens nowhere else. */
export const secretPlace = (installationId: string): SealedPlace => ({
  column: "connector_installation.secret",
  ownerId: installationId,
});

export const hookSecretPlace = (installationId: string): SealedPlace => ({
  column: "connector_installation.hook_secret",
  ownerId: installationId,
});

/** Where the verifier of a sign-in belongs. */
export const signInPlace = (state: string): SealedPlace => ({ column: "connector_sign_in.secret", ownerId: state });

export type SecretField = "user" | "secret";

/** What the form asks for by each scheme. */
export function secretFieldsOf(auth: AuthScheme): readonly SecretField[] {
  if (auth.scheme === "none") return [];
  if (isSigned(auth)) return ["user", "secret"];
  if (auth.scheme !== "oauth2") return ["secret"];
  return ["user", "secret"];
}

/** Somebody's name and a password. */
const isSigned = ({ scheme }: AuthScheme) => ["basic", "sftp", "ldap", "postgres"].includes(scheme);

/** What was typed, in the form in which it is kept; null where nothing was. */
export function secretFrom(
  auth: AuthScheme,
  { user = "", secret = "" }: Partial<Record<SecretField, string>>,
): KeptSecret | null {
  if (secret === "") return null;
  if (isSigned(auth)) return { value: `${user}:${secret}` };
  if (auth.scheme !== "oauth2") return { value: secret };
  return { oauth: { clientId: user, clientSecret: secret } };
}

/** What was given before for the same way of signing in: whoever types one of both anew goes on with the other. */
export function typedBefore(auth: AuthScheme, kept: KeptSecret | null): Record<SecretField, string> {
  const { clientId: user = "", clientSecret: secret = "" } = kept?.oauth ?? {};
  if (auth.scheme === "oauth2") return { user, secret };
  const { value = "" } = kept ?? {};
  const colon = isSigned(auth) ? value.indexOf(":") : -1;
  return { user: value.slice(0, Math.max(0, colon)), secret: value.slice(colon + 1) };
}

/** What a way to sign in is called in the form: several are the same to who fills it in. */
export function wayOf(auth: AuthScheme): "basic" | "bearer" | "api-key" | "client-credentials" | "authorization-code" {
  if (auth.scheme === "oauth2") return auth.grant;
  if (isSigned(auth) || auth.scheme === "none") return "basic";
  return auth.scheme === "bearer" ? "bearer" : "api-key";
}

export function readSecret(text: string): KeptSecret {
  return JSON.parse(text) as KeptSecret;
}
