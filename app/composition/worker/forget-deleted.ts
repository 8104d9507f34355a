import type { Context } from "#app/platform/context/context.ts";
import { forgetDeleted, tablesToForget, type SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { roomServers } from "../rooms.server.ts";

const softDeleted = roomServers.flatMap((room) => room.softDeleted ?? []);

/** What was deleted in one company and cannot be restored any more goes for good, a transaction a table. */
export async function forgetDeletedIn(
  application: Application,
  tenant: Tenant,
  failed: (error: Error, table: string) => void,
): Promise<void> {
  const over = await asProduct(application, tenant, (context) => tablesToForget(context, softDeleted));
  for (const { table, before } of over)
    await asProduct(application, tenant, (context) => forget(context, table, before)).catch((error: Error) =>
      failed(error, table.table),
    );
}

async function forget(context: Context, table: SoftDeleted, before: Date): Promise<void> {
  const ids = await forgetDeleted(context, table, before);
  if (table.kind && ids.length > 0) for (const room of roomServers) await room.forgets?.(context, table.kind, ids);
}
