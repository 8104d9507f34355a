import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import { tenantMigrations } from "#migrations/tenant/index.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { tablesOf } from "#tenancy/archive/archived-tables.ts";
import { settleAuditOrder } from "#tenancy/archive/audit-order.ts";
import { copyIn } from "#tenancy/archive/copy-tables.ts";
import { fillTables } from "#tenancy/archive/fill-tables.ts";
import { ownerTransaction } from "#tenancy/archive/owner-transaction.ts";
import { roleOf } from "#tenancy/logins.ts";
import { noteVersion, runTenantMigrations } from "#tenancy/migrate.ts";
import { createWalls } from "#tenancy/provision.ts";
import { compileSql, sql } from "#tenancy/sql.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow } from "#tenancy/tenant.ts";
import type { Application } from "../application.ts";
import { asProduct } from "../create-company.ts";
import { LaunchError } from "../launch/launch-error.ts";
import { putRegister, type NotTaken } from "./put-register.ts";
import { damaged, type Archive } from "./read-archive.ts";

export type ImportInput = {
  /** Another address than it had. */
  address?: string | undefined;
  /** Whether others had the archive in hand: then it lets nobody in and speaks for no domain. */
  untrusted: boolean;
  tell: (line: string) => void;
};

/**
 * Brings a company back from an archive, suspended, in one transaction: all of it or nothing. Its tables are made as they
 * were in its version, filled, compared with the archive's digests, and brought to the version of this release.
 */
export async function importCompany(
  application: Application,
  archive: Archive,
  input: ImportInput,
): Promise<{ tenant: Tenant; notTaken: readonly NotTaken[] }> {
  const { manifest } = archive;
  const newest = tenantMigrations.at(-1)!.version;
  if (manifest.company.schemaVersion > newest)
    throw new LaunchError(
      `The archive is of a newer release (version ${manifest.company.schemaVersion}, here ${newest}).`,
    );
  await putFiles(application, archive, input.tell);
  try {
    const imported = await ownerTransaction(application.database, {}, async (client) => {
      const tenant = await registerAgain(client, manifest.company, input.address);
      await createWalls(client, tenant.schemaName, roleOf(application.database.logins.tenants));
      const theirs = tenantMigrations.filter(({ version }) => version <= manifest.company.schemaVersion);
      await runTenantMigrations(client, tenant, theirs, { atOnce: true });
      await fill(client, tenant, archive, input.tell);
      // An archive of a former release says the transactions of the cluster it was made in.
      await settleAuditOrder(client, tenant.schemaName);
      const old = { ...tenant, schemaVersion: manifest.company.schemaVersion };
      const schemaVersion = await runTenantMigrations(client, old, tenantMigrations, { atOnce: true });
      await noteVersion(client, tenant.id, schemaVersion);
      const notTaken = await putRegister(application, client, archive, input.untrusted);
      return { tenant: { ...tenant, schemaVersion }, notTaken };
    });
    await noteImport(application, imported.tenant, input.untrusted);
    return imported;
  } catch (error) {
    await takeFilesBack(application, archive);
    throw error;
  }
}

/** Files come first: rows that name them are never without them. */
async function putFiles(
  { files, database }: Application,
  { manifest, file }: Archive,
  tell: (line: string) => void,
): Promise<void> {
  const { rows } = await database.control.query<{ slug: string }>(
    sql`select slug from control.tenant where id = ${manifest.company.id}`,
  );
  if (rows[0]) throw new LaunchError(`The company is here already, at "${rows[0].slug}". Erase that one first.`);
  for (const { name } of manifest.files)
    await files.put(`${manifest.company.id}/${name}`, await file(name), "application/octet-stream");
  tell(`files: ${manifest.files.length}`);
}

async function takeFilesBack({ files, database }: Application, { manifest }: Archive): Promise<void> {
  const { rows } = await database.control.query(sql`select from control.tenant where id = ${manifest.company.id}`);
  if (rows.length > 0) return;
  for (const { name } of manifest.files) await files.remove(`${manifest.company.id}/${name}`);
}

async function registerAgain(
  client: pg.ClientBase,
  company: Archive["manifest"]["company"],
  address = company.address,
): Promise<Tenant> {
  const { id, name, flags, settings, createdAt } = company;
  const { rows } = await client.query<TenantRow>(
    compileSql(
      sql`insert into control.tenant as t (id, slug, name, schema_name, status, flags, settings, created_at)
        values (${id}, ${address}, ${name}, ${`t_${randomBytes(10).toString("hex")}`}, 'SUSPENDED',
          ${JSON.stringify(flags)}::jsonb, ${JSON.stringify(settings)}::jsonb, ${createdAt}::timestamptz)
        on conflict do nothing returning ${tenantColumns("t")}`,
    ),
  );
  if (!rows[0]) throw new LaunchError(`Another company has the address "${address}". Choose one with --address.`);
  return toTenant(rows[0]);
}

async function fill(
  client: pg.ClientBase,
  tenant: Tenant,
  { manifest, table: textOf }: Archive,
  tell: (line: string) => void,
): Promise<void> {
  const tables = await tablesOf(client, tenant.schemaName);
  const shapeOf = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => [name, [...columns]]);
  if (!isDeepStrictEqual(shapeOf(tables), shapeOf(manifest.tables)))
    throw new LaunchError("The archive's tables are not those of its version.");
  await fillTables(client, tenant.schemaName, tables, async (table) => {
    const told = manifest.tables.find(({ name }) => name === table.name)!;
    const path = `tables/${table.name}.csv.gz`;
    const copied = await copyIn(client, tenant.schemaName, table, ...textOf(table.name)).catch((error) => {
      throw isUnreadable(error) ? damaged(path) : error;
    });
    if (copied.rows !== told.rows || copied.sha256 !== told.sha256) throw damaged(path);
    tell(`${table.name}: ${copied.rows}`);
  });
}

/** It is not there, or cut off. */
function isUnreadable({ code = "" }: NodeJS.ErrnoException): boolean {
  return code === "ENOENT" || code.startsWith("Z_");
}

function noteImport(application: Application, tenant: Tenant, untrusted: boolean): Promise<void> {
  return asProduct(application, tenant, (context) =>
    writeAuditEntry(context, {
      action: "company.import",
      subjectType: "Organization",
      subjectId: null,
      detail: { by: "operator", untrusted },
    }),
  );
}
