import type { Context } from "#app/platform/context/context.ts";
import { forgetDeleted, tablesToForget, type SoftDeleted } from "#app/platform/data/soft-deletion.ts";
import { sql } from "#tenancy/sql.ts";
import { v7 as uuidv7 } from "uuid";
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

/** Editions of access that nobody holds any more. The one added is the newest: what is left is not what was there before. */
export async function forgetEditionsIn(application: Application, tenant: Tenant): Promise<void> {
  await asProduct(application, tenant, async (context) => {
    const gone = await context.rows(
      sql`delete from {access_change} where id in (select id from {access_change} order by id desc offset 100) returning id`,
    );
    if (gone.length > 0) await context.rows(sql`insert into {access_change} (id) values (${uuidv7()})`);
  });
}

async function forget(context: Context, table: SoftDeleted, before: Date): Promise<void> {
  const ids = await forgetDeleted(context, table, before);
  if (table.kind && ids.length > 0) for (const room of roomServers) await room.forgets?.(context, table.kind, ids);
}
