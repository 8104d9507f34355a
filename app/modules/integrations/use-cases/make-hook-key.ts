import { randomBytes } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { hookSecretPlace } from "../data/installation-secret.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { sql } from "#tenancy/sql.ts";
import { writeDown } from "./write-down.ts";

/** A key the source signs its messages with, answered this once; the one before ends. */
export async function makeHookKey(
  context: Context,
  { installationId }: { installationId: string },
  host: ConnectorHost,
): Promise<{ key: string }> {
  const record = await holdInstallation(context, installationId);
  const key = randomBytes(24).toString("base64url");
  const sealer = await tenantSealer(host, context.tenant.id, context.clock.now());
  record.hookSecret = sealer.seal(key, hookSecretPlace(record.id));
  await context.em.flush();
  // Nothing that the former key signed is heard any more.
  await context.rows(sql`delete from {connector_hook} where installation_id = ${installationId}`);
  await writeDown(context, "make-hook-key", installationId);
  return { key };
}
