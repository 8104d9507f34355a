import * as client from "openid-client";
import type { Config } from "#app/platform/config/config.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { reachOutside } from "#app/platform/http/reach-outside.ts";
import { callbackPath, type SsoConnection } from "../domain/connection.ts";
import type { Claims } from "../domain/judge-claims.ts";
import { atlassian, atlassianAsks, atlassianClaims } from "./atlassian.ts";
import { outsideAddress } from "./outside-address.ts";

export type ProviderConfig = Pick<Config, "production" | "connectors" | "publicUrl">;
/** What stands for a secret while it is open. */
export type OpenConnection = Pick<SsoConnection, "preset" | "issuer" | "clientId"> & { clientSecret: string };

/** Clocks of two companies may differ by so many seconds. */
const tolerance = 60;

export const callbackAddress = ({ publicUrl }: Pick<Config, "publicUrl">) => `${publicUrl}${callbackPath}`;

/**
 * The provider as it describes itself at its issuer, which has to be the very one it was asked at. Asked as all services of
 * others are: nothing within our own network, no redirect, bounded.
 */
export async function discover(connection: OpenConnection, config: ProviderConfig): Promise<client.Configuration> {
  if (connection.preset === "ATLASSIAN") return atlassian(connection, asking(config));
  const issuer = new URL(connection.issuer);
  const near = !config.production || config.connectors.privateHosts.includes(issuer.hostname);
  const found = await client.discovery(
    issuer,
    connection.clientId,
    { [client.clockTolerance]: tolerance },
    client.ClientSecretPost(connection.clientSecret),
    {
      [client.customFetch]: asking(config),
      timeout: 10,
      // Signatures of ID tokens are checked as well, not the connection alone that they came by.
      execute: [
        client.enableNonRepudiationChecks,
        ...(near && issuer.protocol === "http:" ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const { client_secret_basic: basic } = authMethods(found);
  if (!basic) return found;
  return withMetadata(found, connection, config);
}

/** How a provider takes the secret: by the header where it does not take it in the body. */
function authMethods(found: client.Configuration): { client_secret_basic: boolean } {
  const methods = found.serverMetadata().token_endpoint_auth_methods_supported;
  return { client_secret_basic: methods !== undefined && !methods.includes("client_secret_post") };
}

function withMetadata(
  found: client.Configuration,
  connection: OpenConnection,
  config: ProviderConfig,
): client.Configuration {
  const metadata = found.serverMetadata();
  const made = new client.Configuration(
    metadata,
    connection.clientId,
    { [client.clockTolerance]: tolerance },
    client.ClientSecretBasic(connection.clientSecret),
  );
  Object.assign(made, { [client.customFetch]: asking(config) });
  client.enableNonRepudiationChecks(made);
  if (metadata.issuer.startsWith("http:")) client.allowInsecureRequests(made);
  return made;
}

export function asking({ production, connectors }: ProviderConfig): client.CustomFetch {
  const ways = {
    loopback: !production,
    privateHosts: connectors.privateHosts,
    largest: 512 * 1024,
    milliseconds: 10_000,
  };
  return (url, { body, headers, method, signal }) =>
    reachOutside(
      new URL(url),
      { method, headers, body: body as RequestInit["body"] & (string | URLSearchParams) } as RequestInit,
      ways,
      signal ?? undefined,
    );
}

export type Begun = { address: string; nonce: string; verifier: string; state: string };

/** Where to send somebody, and what has to come back with them. */
export async function beginAtProvider(
  connection: OpenConnection,
  config: ProviderConfig,
  hint: string | null,
): Promise<Begun> {
  const found = await discover(connection, config).catch((error: unknown) => {
    throw unreachable(error);
  });
  const [verifier, nonce, state] = [client.randomPKCECodeVerifier(), client.randomNonce(), client.randomState()];
  const openAsks = { scope: "openid email profile", nonce, ...(hint ? { login_hint: hint } : {}) };
  const address = client.buildAuthorizationUrl(found, {
    redirect_uri: callbackAddress(config),
    ...(connection.preset === "ATLASSIAN" ? atlassianAsks : openAsks),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
  });
  return { address: address.href, nonce, verifier, state };
}

/** What a provider says of who is there, and the ID token that names their session there. */
export type Told = { claims: Claims; idToken: string | null };

/**
 * Exchanges what came back for what the provider says of who is there. Its state, issuer, audience, signature, times, nonce
 * and the proof of this very request are checked; whatever does not fit is refused the same way.
 */
export async function finishAtProvider(
  connection: OpenConnection,
  config: ProviderConfig,
  came: URLSearchParams,
  { nonce, verifier, state }: Omit<Begun, "address">,
): Promise<Told> {
  const here = new URL(`${callbackAddress(config)}?${came}`);
  try {
    const found = await discover(connection, config);
    const expected = { pkceCodeVerifier: verifier, expectedState: state };
    if (connection.preset === "ATLASSIAN") {
      const { access_token: token } = await client.authorizationCodeGrant(found, here, expected);
      return { claims: await atlassianClaims(found, token), idToken: null };
    }
    const tokens = await client.authorizationCodeGrant(found, here, {
      ...expected,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims: Claims = { ...tokens.claims()! };
    const idToken = tokens.id_token!;
    if (claims["email"] !== undefined || !found.serverMetadata().userinfo_endpoint) return { claims, idToken };
    const told = await client.fetchUserInfo(found, tokens.access_token, String(claims["sub"]));
    return { claims: { ...told, ...claims }, idToken };
  } catch (error) {
    throw new AppError("identity.sso-refused", 422, "The answer of the provider does not hold.", { cause: error });
  }
}

/**
 * Asks the provider what it is, how it writes its own name and where its sessions are ended; throws in words where it does
 * not answer as one.
 */
export async function checkProvider(
  connection: OpenConnection,
  config: ProviderConfig,
): Promise<Pick<SsoConnection, "issuer" | "signOutAddress">> {
  const found = await discover(connection, config).catch((error: unknown) => {
    throw namedOtherwise(error) ?? unreachable(error);
  });
  const { issuer, end_session_endpoint: signOut = "" } = found.serverMetadata();
  return { issuer, signOutAddress: outsideAddress(signOut, config)?.href ?? null };
}

/** A provider answers there, under another name than the one that was typed: it is told, not taken. */
function namedOtherwise(error: unknown): AppError | null {
  const { code, cause } = error as { code?: unknown; cause?: { attribute?: unknown; body?: { issuer?: unknown } } };
  const issuer =
    code === "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED" && cause?.attribute === "issuer" && cause.body?.issuer;
  if (typeof issuer !== "string") return null;
  return new AppError("identity.sso-issuer-otherwise", 422, "The provider there is called by another issuer.", {
    cause: error,
    params: { issuer: issuer.slice(0, 300).toWellFormed() },
    fields: { issuer: "sso-issuer-otherwise" },
  });
}

function unreachable(cause: unknown): AppError {
  return new AppError("identity.sso-unreachable", 422, "The provider does not answer as one at its issuer.", {
    cause,
    fields: { issuer: "sso-unreachable" },
  });
}
