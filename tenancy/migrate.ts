import pLimit from "p-limit";
import pg from "pg";
import { propagates } from "./citus.ts";
import type { Database } from "./database.ts";
import { ensureLogins, openToControl, roleOf, type Logins } from "./logins.ts";
import type { Migration } from "./migration.ts";
import { homePlace, letIntoPlace, markedVersion, markVersion, onPlace, type Place } from "./places.ts";
import { listTenants } from "./register.ts";
import { statementsOf } from "./statements-of.ts";
import { compileSql, qualifyTables, sql } from "./sql.ts";
import { schemaOwner, type Tenant } from "./tenant.ts";

export type MigrationReport = {
  readonly tenants: number;
  readonly migrated: readonly { slug: string; from: number; to: number }[];
  readonly failed: readonly { slug: string; version: number; message: string }[];
};

/** Brings the register of tenants up to date; safe to run from several processes at once. */
export async function migrateControl(logins: Logins, migrations: readonly Migration[]): Promise<number> {
  await ensureLogins(logins);
  const client = new pg.Client({ connectionString: logins.owner });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtext('cairn.control'))");
    await client.query("create schema if not exists control");
    await client.query(
      "create table if not exists control.migration (version int primary key, name text not null, " +
        "applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ version: number }>(
      "select coalesce(max(version), 0) as version from control.migration",
    );
    const pending = migrations.filter((migration) => migration.version > rows[0]!.version);
    for (const migration of pending) {
      await client.query(migration.up);
      await client.query(
        compileSql(sql`insert into control.migration (version, name) values (${migration.version}, ${migration.name})`),
      );
    }
    await openToControl(client, logins, "control");
    await client.query("commit");
    return pending.length;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Applies what a tenant lacks, inside the caller's transaction, under the tenant's role. Returns the version reached.
 * `atOnce` sends all of it as one message, for a company that nobody has placed on another server yet.
 */
export async function runTenantMigrations(
  client: pg.ClientBase,
  tenant: Tenant,
  migrations: readonly Migration[],
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<number> {
  const pending = migrations.filter((migration) => migration.version > tenant.schemaVersion);
  const last = pending.at(-1);
  if (!last) return tenant.schemaVersion;
  const scripts = pending.map((migration) => tenantScript(migration, tenant.schemaName));
  const messages = atOnce ? [scripts.join(";\n")] : scripts.flatMap(statementsOf);
  for (const message of messages) await client.query(message);
  return last.version;
}

/** Writes into the register which version a company has reached. */
export async function noteVersion(register: pg.ClientBase, tenantId: string, version: number): Promise<void> {
  await register.query(compileSql(sql`update control.tenant set schema_version = ${version} where id = ${tenantId}`));
}

/** The audit log belongs to the owner of the schema, so the tenant's role can add to it but not rewrite or drop it. */
function tenantScript(migration: Migration, schemaName: string): string {
  const steps = [`set local role "${schemaName}"`, migration.up];
  if (migration.auditUp) steps.push(`set local role ${schemaOwner}`, migration.auditUp);
  return qualifyTables([...steps, "reset role"].join(";\n"), schemaName);
}

/**
 * Upgrades every tenant, each in its own transaction, several at a time. One that fails is reported
 * and left at its old version; running again resumes.
 */
export async function migrateTenants(
  database: Database,
  migrations: readonly Migration[],
  { parallel = 2 }: { parallel?: number } = {},
): Promise<MigrationReport> {
  const latest = migrations.at(-1)?.version ?? 0;
  const tenants = await listTenants(database);
  const waiting = tenants.filter((tenant) => tenant.schemaVersion < latest);
  const migrated: { slug: string; from: number; to: number }[] = [];
  const failed: { slug: string; version: number; message: string }[] = [];
  await pLimit(parallel).map(waiting, async (tenant) => {
    try {
      migrated.push({
        slug: tenant.slug,
        from: tenant.schemaVersion,
        to: await migrateOne(database, tenant, migrations),
      });
    } catch (error) {
      failed.push({ slug: tenant.slug, version: tenant.schemaVersion, message: (error as Error).message });
    }
  });
  return { tenants: tenants.length, migrated, failed };
}

/** Companies made before tenant work had a login of its own, or restored from elsewhere, do not know it yet. */
export async function letTenantLoginIn(logins: Logins): Promise<void> {
  const client = new pg.Client({ connectionString: logins.owner });
  await client.connect();
  try {
    const { rows: found } = await client.query<{ there: boolean }>(
      "select to_regclass('control.tenant') is not null as there",
    );
    if (!found[0]!.there) return;
    const login = roleOf(logins.tenants);
    const { rows } = await client.query<{ role: string }>(
      compileSql(
        sql`select schema_name as role from control.tenant
          where placement_id = ${homePlace} and not pg_has_role(${login}, schema_name, 'set')`,
      ),
    );
    for (const { role } of rows) await grantTenantRole(client, role, login);
  } finally {
    await client.end();
  }
}

/**
 * Makes every further cluster ready for companies, and known to the register. The steps of the register run there as well: they
 * make the roles, extensions and functions that companies' tables are built of; its own tables stay empty.
 */
export async function preparePlaces(database: Database, registerSteps: readonly Migration[]): Promise<void> {
  const tenants = await listTenants(database);
  for (const [id, logins] of database.places) {
    if (id === homePlace) continue;
    await migrateControl(logins, registerSteps);
    await letIntoPlace(
      logins,
      tenants.filter((tenant) => tenant.placementId === id).map(({ schemaName }) => schemaName),
    );
    await database.control.query(
      sql`insert into control.placement (id, region) values (${id}, ${id}) on conflict (id) do nothing`,
    );
  }
}

/** The owner and the tenant login may take a company's role, and have nothing of it before they do. */
export async function grantTenantRole(
  client: Pick<pg.ClientBase, "query">,
  role: string,
  login: string,
): Promise<void> {
  await client.query(`grant "${role}" to current_user, "${login}" with inherit false, set true`);
}

async function migrateOne(database: Database, tenant: Tenant, migrations: readonly Migration[]): Promise<number> {
  const client = await database.owner.connect();
  try {
    await client.query("begin");
    // Another process may be upgrading the same tenant: whoever comes second finds nothing to do.
    const { rows } = await client.query<{ schema_version: number }>(
      compileSql(sql`select schema_version from control.tenant where id = ${tenant.id} for update`),
    );
    const place = await database.place(tenant.placementId);
    const version = await onPlace(client, place, (builder) =>
      bringForward(builder, place, { ...tenant, schemaVersion: rows[0]!.schema_version }, migrations),
    );
    await noteVersion(client, tenant.id, version);
    await client.query("commit");
    return version;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** What the register has not heard of yet, after an interruption, is not done twice. */
async function bringForward(
  client: pg.ClientBase,
  place: Place,
  tenant: Tenant,
  migrations: readonly Migration[],
): Promise<number> {
  await propagates(client, "EVERYWHERE");
  if (place.id === homePlace) return runTenantMigrations(client, tenant, migrations);
  const marked = (await markedVersion(client, tenant.schemaName)) ?? 0;
  const from = { ...tenant, schemaVersion: Math.max(marked, tenant.schemaVersion) };
  const version = await runTenantMigrations(client, from, migrations);
  await markVersion(client, tenant.schemaName, version);
  return version;
}
