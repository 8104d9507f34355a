import type { Context } from "#app/platform/context/context.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { readSecret, secretPlace, type KeptSecret } from "../data/installation-secret.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { sql } from "#tenancy/sql.ts";

/** Seals a secret for one installation. */
export async function sealSecret(
  context: Pick<Context, "tenant" | "clock">,
  host: ConnectorHost,
  installationId: string,
  secret: KeptSecret,
): Promise<string> {
  const sealer = await tenantSealer(host, context.tenant.id, context.clock.now());
  return sealer.seal(JSON.stringify(secret), secretPlace(installationId));
}

/**
 * Keeps the refresh token that took the place of the one before: that one holds no longer. What an administrator gave
 * meanwhile stays.
 */
export async function keepRefreshToken(
  context: Context,
  host: ConnectorHost,
  installationId: string,
  { before, token }: { before: KeptSecret; token: string },
): Promise<void> {
  const [row] = await context.rows<{ secret: string | null }>(
    sql`select secret from {connector_installation} where id = ${installationId} for no key update`,
  );
  if (!row?.secret) return;
  const sealer = await tenantSealer(host, context.tenant.id, context.clock.now());
  const kept = readSecret(sealer.open(row.secret, secretPlace(installationId)));
  if (!kept.oauth || kept.oauth.clientSecret !== before.oauth?.clientSecret) return;
  const { code: _, verifier: __, redirectTo: ___, ...client } = kept.oauth;
  const sealed = sealer.seal(
    JSON.stringify({ ...kept, oauth: { ...client, refreshToken: token } }),
    secretPlace(installationId),
  );
  await context.rows(sql`update {connector_installation} set secret = ${sealed} where id = ${installationId}`);
}

/** For the runs of one installation: where the source gave another refresh token, it is kept in a transaction of its own. */
export function keepingTokens(
  open: <Result>(work: (context: Context) => Promise<Result>) => Promise<Result>,
  host: ConnectorHost,
  { id }: Pick<InstallationRecord, "id">,
  secret: KeptSecret | null,
): { keepRefreshToken?: (token: string) => Promise<void> } {
  if (!secret?.oauth) return {};
  const before = secret;
  return {
    keepRefreshToken: async (token) => {
      await open((context) => keepRefreshToken(context, host, id, { before, token }));
      // What the run asks next begins with this one.
      before.oauth!.refreshToken = token;
    },
  };
}
