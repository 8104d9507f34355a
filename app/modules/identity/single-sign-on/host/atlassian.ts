import * as client from "openid-client";
import { z } from "zod";
import { issuerOf, type SsoConnection } from "../domain/connection.ts";
import type { Claims } from "../domain/judge-claims.ts";

/** Whom its sign-in is for, and that nothing but who is there may be read. */
export const atlassianAsks = { audience: "api.atlassian.com", scope: "read:me", prompt: "consent" };

/**
 * Atlassian describes itself nowhere and gives no ID token: its addresses are those of its handbook ("OAuth 2.0 (3LO) apps"),
 * and who is there is asked of it with the token that was just received.
 */
export function atlassian(
  { issuer, clientId, clientSecret }: Pick<SsoConnection, "issuer" | "clientId"> & { clientSecret: string },
  ask: client.CustomFetch,
): client.Configuration {
  const asked = issuer === issuerOf.ATLASSIAN ? "https://api.atlassian.com" : issuer;
  const found = new client.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      userinfo_endpoint: `${asked}/me`,
    },
    clientId,
    {},
    client.ClientSecretPost(clientSecret),
  );
  Object.assign(found, { [client.customFetch]: ask });
  // Only tests have an issuer of their own.
  if (issuer.startsWith("http:")) client.allowInsecureRequests(found);
  return found;
}

const profileInput = z.object({
  account_id: z.string().min(1),
  account_status: z.literal("active"),
  email: z.string().optional(),
  email_verified: z.unknown().optional(),
  name: z.string().optional(),
});

/** Who is there, in the words of OpenID Connect; a closed account is nobody. */
export async function atlassianClaims(found: client.Configuration, accessToken: string): Promise<Claims> {
  const address = new URL(found.serverMetadata().userinfo_endpoint!);
  const answer = await client.fetchProtectedResource(found, accessToken, address, "GET");
  const { account_id: sub, email, email_verified, name } = profileInput.parse(await answer.json());
  return { sub, email, email_verified, name };
}
