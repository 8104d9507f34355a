import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet, type JWTPayload } from "jose";
import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import { asking, discover, type OpenConnection, type ProviderConfig } from "./provider.ts";

/** Whose sessions a provider ended: one by its name there, or all of an account. */
export type EndedThere = { sid: string | null; subject: string | null };

/** Characters that the name of a session at a provider has at most. */
export const longestSid = 500;

const event = "http://schemas.openid.net/event/backchannel-logout";

/** Of keys that a provider alone has; none that we share with it. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

const claimsInput = z
  .object({
    events: z.object({ [event]: z.looseObject({}) }),
    sid: z.string().min(1).max(longestSid).nullable().default(null),
    sub: z.string().min(1).nullable().default(null),
    nonce: z.undefined().optional(),
  })
  .refine(({ sid, sub }) => sid !== null || sub !== null);

/**
 * Reads what a provider posts when a session has ended there (OpenID Connect Back-Channel Logout 1.0). Its signature, issuer,
 * audience, age and event are checked; whatever does not fit is refused the same way.
 */
export async function readLogoutToken(
  connection: OpenConnection,
  config: ProviderConfig,
  token: string,
): Promise<EndedThere> {
  try {
    requireMeantForUs(decodeJwt(token), connection);
    const keys = createLocalJWKSet(await keysOf(connection, config));
    const { payload } = await jwtVerify(token, keys, {
      ...{ issuer: connection.issuer, audience: connection.clientId, algorithms },
      ...{ clockTolerance: 60, maxTokenAge: "10 minutes", requiredClaims: ["iat", "jti", "events"] },
    });
    const { sid, sub } = claimsInput.parse(payload);
    return { sid, subject: sub };
  } catch (error) {
    throw new AppError("identity.sso-refused", 400, "The logout token does not hold.", { cause: error });
  }
}

/** Looked at before anybody is asked: a stranger's token costs no request to the provider. */
function requireMeantForUs({ iss, aud }: JWTPayload, { issuer, clientId }: OpenConnection): void {
  if (iss !== issuer || ![aud].flat().includes(clientId)) throw new Error("It is of another provider, or for another.");
}

async function keysOf(connection: OpenConnection, config: ProviderConfig): Promise<JSONWebKeySet> {
  const address = (await discover(connection, config)).serverMetadata().jwks_uri;
  if (!address) throw new Error("The provider shows no keys.");
  const answer = await asking(config)(address, {
    body: undefined,
    headers: { accept: "application/json" },
    method: "GET",
    redirect: "manual",
  });
  return z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }).parse(await answer.json()) as JSONWebKeySet;
}
