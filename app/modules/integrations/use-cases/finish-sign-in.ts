import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { OAuthTokens } from "#sdk/host/oauth-tokens.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { authOf, signInPlace } from "../data/installation-secret.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret } from "../host/run-order.ts";
import { tokenReach } from "../host/ways-out.ts";
import { digestOfState } from "./begin-sign-in.ts";
import { sealSecret } from "./keep-secret.ts";
import { tellingFaults } from "./refuse-fault.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const finishSignInInput = z.object({
  state: z.string().min(1).max(200),
  /** What the source gave for the consent; empty where it was refused. */
  code: z.string().max(4_000).default(""),
});

type Begun = { installationId: string; verifier: string; redirectTo: string };

/** Has the tokens for a consent that was given, and keeps what renews them. They are in no answer, log or page. */
export async function finishSignIn(
  context: Context,
  { state, code }: z.output<typeof finishSignInInput>,
  host: ConnectorHost & { session: { id: string } | null },
): Promise<{ installationId: string }> {
  await authorize(context, "edit", { kind: "Connector" });
  const begun = await takeSignIn(context, state, host);
  const record = await holdInstallation(context, begun.installationId);
  const connector = await requireConnector(host.config.connectors, record.connector);
  const secret = await openSecret(context, host, record);
  const auth = authOf(connector.manifest, secret);
  if (code === "" || auth.scheme !== "oauth2" || !secret?.oauth)
    throw new AppError("integrations.consent-refused", 422, "The consent was not given.");
  const { clientId, clientSecret } = secret.oauth;
  const { verifier, redirectTo } = begun;
  const tokens = new OAuthTokens(
    auth,
    { clientId, clientSecret, code, verifier, redirectTo },
    record.settings as Record<string, unknown>,
    tokenReach(connector, record, host),
  );
  const accessToken = await tellingFaults(tokens.current());
  const refreshToken = tokens.refreshToken;
  // A source that gives no refresh token gives one that lasts.
  record.secret = await sealSecret(context, host, record.id, {
    ...secret,
    oauth: { clientId, clientSecret, ...(refreshToken ? { refreshToken } : { accessToken }) },
  });
  record.account = null;
  await context.em.flush();
  await writeDown(context, "sign-in", record.id);
  return { installationId: record.id };
}

/** Once: whatever comes of it, it is gone. */
async function takeSignIn(
  context: Context,
  state: string,
  host: ConnectorHost & { session: { id: string } | null },
): Promise<Begun> {
  const now = context.clock.now();
  const digest = digestOfState(state);
  const found = await firstRow<Omit<Begun, "verifier"> & { secret: string }>(
    context,
    sql`delete from {connector_sign_in} where state = ${digest} and session_id = ${host.session?.id ?? null}::uuid
          and employee_id = ${context.actor.employeeId} and expires_at > ${now}
        returning installation_id as "installationId", secret, redirect_to as "redirectTo"`,
  );
  if (!found) throw new AppError("integrations.sign-in-over", 422, "This sign-in is over, or not yours.");
  const sealer = await tenantSealer(host, context.tenant.id, now);
  return { ...found, verifier: sealer.open(found.secret, signInPlace(digest)) };
}
