import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import type { OAuthScheme } from "#sdk/manifest.ts";
import { addressOf } from "#sdk/host/oauth-tokens.ts";
import { ConnectorSignIn } from "../data/entities.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { authOf, signInPlace } from "../data/installation-secret.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret } from "../host/run-order.ts";
import { integrationPlaces } from "../integration-addresses.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const beginSignInInput = z.object({ installationId: z.uuid() });

const minutes = 10;
const word = () => randomBytes(32).toString("base64url");
export const digestOfState = (state: string) => createHash("sha256").update(state).digest("base64url");

type Browser = ConnectorHost & { origin: string; session: { id: string } | null };

/**
 * Begins the consent of somebody at the source (RFC 6749, RFC 7636): answers where they are asked. What comes back is taken
 * from this session alone, once, within minutes, and for this installation.
 */
export async function beginSignIn(
  context: Context,
  { installationId }: z.output<typeof beginSignInInput>,
  host: Browser,
): Promise<{ address: string }> {
  const record = await holdInstallation(context, installationId);
  const { manifest } = await requireConnector(host.config.connectors, record.connector);
  const secret = await openSecret(context, host, record);
  const auth = authOf(manifest, secret);
  if (auth.scheme !== "oauth2" || auth.grant !== "authorization-code" || !host.session) throw notFound("The sign-in");
  if (!secret?.oauth) throw conflict("integrations.client-first", "The client's id and secret are needed first.");
  const [state, verifier] = [word(), word()];
  const redirectTo = `${host.origin}${integrationPlaces.signIn}`;
  const now = context.clock.now();
  const sealer = await tenantSealer(host, context.tenant.id, now);
  const digest = digestOfState(state);
  await context.rows(
    sql`delete from {connector_sign_in} where installation_id = ${installationId} or expires_at < ${now}`,
  );
  context.em.create(ConnectorSignIn, {
    state: digest,
    installationId,
    sessionId: host.session.id,
    employeeId: context.actor.employeeId,
    secret: sealer.seal(verifier, signInPlace(digest)),
    redirectTo,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  await context.em.flush();
  await writeDown(context, "begin-sign-in", installationId);
  const asked = { clientId: secret.oauth.clientId, state, verifier, redirectTo };
  return { address: consentAddress(auth, record.settings as Record<string, unknown>, asked) };
}

function consentAddress(
  auth: Extract<OAuthScheme, { grant: "authorization-code" }>,
  settings: Record<string, unknown>,
  { clientId, state, verifier, redirectTo }: Record<"clientId" | "state" | "verifier" | "redirectTo", string>,
): string {
  const address = addressOf(auth.authorizeAt, settings);
  const asked = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectTo,
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...(auth.scopes && { scope: auth.scopes.join(auth.scopesBy ?? " ") }),
    ...auth.authorizeWith,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}
