import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { ConnectorInstallation } from "../data/entities.ts";

/** The name of the chat in which people can be written to; null where the company has none, or it is paused. */
export async function chatForPeople(context: Pick<Context, "rows">): Promise<string | null> {
  return (await firstChat(context))?.name ?? null;
}

/** Of several the oldest, so that nobody is told in two. */
async function firstChat(context: Pick<Context, "rows">): Promise<{ id: string; name: string } | null> {
  const [found] = await context.rows<{ id: string; name: string }>(
    sql`select id, name from {connector_installation} where kind = 'chat' and status = 'ACTIVE'
      order by created_at, id limit 1`,
  );
  return found ?? null;
}

/** The installation of that chat. */
export async function chatInstallation(context: Context): Promise<InstallationRecord | null> {
  const found = await firstChat(context);
  if (!found) return null;
  return (await context.em.findOne(ConnectorInstallation, { id: found.id })) as InstallationRecord | null;
}
