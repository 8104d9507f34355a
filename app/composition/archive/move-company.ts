import { tenantMigrations } from "#migrations/tenant/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { copyTables, dropWhatWasLeft, handOver, holdsCompany, isHandedOver } from "#tenancy/archive/move-tables.ts";
import { homePlace } from "#tenancy/places.ts";
import { findTenantById } from "#tenancy/register.ts";
import { compileSql, sql, type Sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { LaunchError } from "../launch/launch-error.ts";
import { findSqlAccess } from "../sql-access.ts";

export type Moved = {
  readonly tables: number;
  readonly rows: number;
  /** Tables that were written to while all were copied. */
  readonly changed: number;
  /** Milliseconds for which whoever wanted to write had to wait. */
  readonly held: number;
};

/**
 * Moves a company's tables to another PostgreSQL cluster while it is used: all of them are copied as they were at one moment,
 * then writes are held, and what changed meanwhile is copied again. Files, sign-ins and jobs stay where they are. Interrupted,
 * the same call goes on. Null where the company lies there already.
 */
export async function moveCompany(
  application: Application,
  tenant: Tenant,
  placeId: string,
  tell: (line: string) => void,
): Promise<Moved | null> {
  const { database } = application;
  if (tenant.placementId === placeId) return (await clearOthers(application, tenant, tell), null);
  if (await findSqlAccess(application, tenant))
    throw new LaunchError(
      `${tenant.name} reads its numbers by SQL, beside the register. End that first: tenant sql-access ${tenant.slug} --revoke`,
    );
  const [from, to] = [await database.place(tenant.placementId), await database.place(placeId)];
  // Away from the register, the tables are closed a moment before it hears of it.
  if (await isHandedOver(from, tenant.schemaName)) {
    if (!(await holdsCompany(to, tenant.schemaName)))
      throw new LaunchError(`${tenant.name} was on its way elsewhere: say --to with the place of the call before.`);
    await database.control.query(placedAt(tenant, placeId));
    return (await settle(application, tenant, tell), null);
  }
  const copied = await copyTables(from, to, tenant, tenantMigrations, tell);
  const { changed, held } = await handOver(from, to, tenant, copied, async (source) => {
    if (from.id === homePlace) await source.query(compileSql(placedAt(tenant, placeId)));
  });
  if (from.id !== homePlace) await database.control.query(placedAt(tenant, placeId));
  await settle(application, tenant, tell);
  const rows = [...copied.values()].reduce((sum, table) => sum + table.rows, 0);
  return { tables: copied.size, rows, changed, held };
}

const placedAt = ({ id }: Tenant, placeId: string): Sql =>
  sql`update control.tenant set placement_id = ${placeId} where id = ${id}`;

/** In its new place: the log says so, waiting events go on, and what it left behind is gone. */
async function settle(application: Application, { id }: Tenant, tell: (line: string) => void): Promise<void> {
  const moved = (await findTenantById(application.database, id))!;
  await asProduct(application, moved, (context) =>
    writeAuditEntry(context, {
      action: "company.move",
      subjectType: "Organization",
      subjectId: null,
      detail: { by: "operator", to: moved.placementId },
    }),
  );
  await application.database.control.query(sql`select pg_notify('cairn_outbox', ${id})`);
  await clearOthers(application, moved, tell);
}

async function clearOthers({ database }: Application, tenant: Tenant, tell: (line: string) => void): Promise<void> {
  for (const id of database.places.keys()) {
    if (id === tenant.placementId) continue;
    if (await dropWhatWasLeft(await database.place(id), tenant.schemaName)) tell(`${id}: what was left there is gone`);
  }
}
