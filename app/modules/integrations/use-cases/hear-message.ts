import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { hearHook, type RawHook } from "../domain/hook-schemes.ts";
import { hookSecretPlace } from "../data/installation-secret.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { runConnectorTask } from "./run-task.ts";
import { sql } from "#tenancy/sql.ts";

export type Addressed = { installationId: string; scheme: string };

type Heard = { status: string; runsAs: string | null; first: boolean };

/** A message that is signed as it must be; `first` where it never came before. */
export async function heardOnce(
  context: Context,
  { installationId, scheme }: Addressed,
  hook: Omit<RawHook, "now">,
  host: ConnectorHost,
): Promise<Heard> {
  const found = await firstRow<{ connector: string; hookSecret: string; runsAs: string | null; status: string }>(
    context,
    sql`select connector, hook_secret as "hookSecret", runs_as as "runsAs", status from {connector_installation}
        where id = ${installationId} and hook_secret is not null`,
  );
  if (!found) throw notFound("The address");
  const now = context.clock.now();
  const sealer = await tenantSealer(host, context.tenant.id, now);
  const key = sealer.open(found.hookSecret, hookSecretPlace(installationId));
  const heard = hearHook({ connector: found.connector, scheme }, { ...hook, now }, key);
  if (!heard) throw new AppError("integrations.hook-refused", 401, "The message is not signed as it must be.");
  const first = await context.rows(
    sql`insert into {connector_hook} (installation_id, delivery, received_at)
        values (${installationId}, ${heard.delivery}, ${now}) on conflict do nothing returning delivery`,
  );
  return { ...found, first: first.length > 0 };
}

/** A signed message of a source has it read at once, by the rights of who switched it on. One that came before does nothing. */
export async function hearMessage(
  context: Context,
  named: Addressed,
  hook: Omit<RawHook, "now">,
  host: ConnectorHost,
): Promise<void> {
  const { first, status, runsAs } = await heardOnce(context, named, hook, host);
  const { installationId } = named;
  if (!first || status !== "ACTIVE" || runsAs === null) return;
  const asked = { installationId, reason: "HOOK" as const };
  try {
    await startTask(context, runConnectorTask, asked, { aboutId: installationId, askedBy: runsAs });
  } catch (error) {
    if (refusalOf(error)?.code !== runConnectorTask.codes.busy) throw error;
    // What it tells of may have been read past: the next round comes at once.
    await context.rows(
      sql`update {connector_installation} set next_run_at = ${context.clock.now()} where id = ${installationId}`,
    );
  }
}
