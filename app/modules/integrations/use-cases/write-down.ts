import type { Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import { integrationEvents, type IntegrationVerb } from "../events.ts";

const announce = writesDown("integrations", integrationEvents);

/**
 * What was done with an installation, for the log, for who listens and for their open page. Never a secret. `byItself` is for
 * what nobody did: a run on schedule borrows the rights of whoever switched the connector on, and is no act of theirs.
 */
export async function writeDown(
  context: Context,
  verb: IntegrationVerb,
  installationId: string,
  detail: Record<string, unknown> = {},
  { byItself = false } = {},
): Promise<void> {
  // An open page of what is gone would ask for nothing.
  if (verb !== "remove") await announceLive(context, `connector:${installationId}`, [context.actor.employeeId]);
  const written = { action: verb, subject: "Connector", id: installationId, detail };
  const writer = byItself ? { ...context, actor: { employeeId: null } } : context;
  await announce(writer, `integrations.${verb}`, { installationId }, written);
}
