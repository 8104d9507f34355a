import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import type { Database } from "./database.ts";
import { propagates } from "./citus.ts";
import { grantTenantRole, noteVersion, runTenantMigrations } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import { roleOf } from "./logins.ts";
import { homePlace, markVersion, onPlace, type Place } from "./places.ts";
import { schemaOwner, tenantColumns, toTenant, type Tenant, type TenantRow } from "./tenant.ts";
import { compileSql, sql } from "./sql.ts";

export type ProvisionTenantInput = { slug: string; name: string; placementId?: string | undefined };

export class TenantExistsError extends Error {
  override readonly name = "TenantExistsError";
  readonly slug: string;

  constructor(slug: string) {
    super(`A company with the address "${slug}" exists already.`);
    this.slug = slug;
  }
}

/** Makes role, schema and tables of a new company in one transaction; a failure leaves nothing. */
export async function provisionTenant(
  database: Database,
  migrations: readonly Migration[],
  input: ProvisionTenantInput,
): Promise<Tenant> {
  const place = await database.place(input.placementId ?? homePlace);
  const client = await database.owner.connect();
  try {
    await client.query("begin");
    const tenant = await registerTenant(client, input);
    const version = await onPlace(client, place, (builder) => buildCompany(builder, place, tenant, migrations));
    await noteVersion(client, tenant.id, version);
    await client.query("commit");
    return { ...tenant, schemaVersion: version };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Walls and tables up to the newest of these steps. */
export async function buildCompany(
  client: pg.ClientBase,
  place: Pick<Place, "id" | "logins">,
  tenant: Tenant,
  migrations: readonly Migration[],
): Promise<number> {
  await propagates(client, "HERE");
  await createWalls(client, tenant.schemaName, roleOf(place.logins.tenants));
  const version = await runTenantMigrations(client, tenant, migrations, { atOnce: true });
  if (place.id !== homePlace) await markVersion(client, tenant.schemaName, version);
  return version;
}

async function registerTenant(client: pg.PoolClient, input: ProvisionTenantInput): Promise<Tenant> {
  const schemaName = `t_${randomBytes(10).toString("hex")}`;
  const { rows } = await client.query<TenantRow>(
    compileSql(sql`insert into control.tenant (id, slug, name, schema_name, placement_id)
      values (${randomUUID()}, ${input.slug.toLowerCase()}, ${input.name}, ${schemaName},
        ${input.placementId ?? homePlace})
      on conflict (slug) do nothing returning ${tenantColumns("tenant")}`),
  );
  if (!rows[0]) throw new TenantExistsError(input.slug);
  return toTenant(rows[0]);
}

/** The role and the schema of a company, within the caller's transaction. */
export async function createWalls(client: pg.ClientBase, schemaName: string, login: string): Promise<void> {
  await client.query(`create role "${schemaName}" nologin noinherit`);
  await grantTenantRole(client, schemaName, login);
  await client.query(`create schema "${schemaName}" authorization ${schemaOwner}`);
  await client.query(`set local role ${schemaOwner}`);
  await client.query(`grant usage, create on schema "${schemaName}" to "${schemaName}"`);
  await client.query("reset role");
}
