import { sql, type Sql } from "./sql.ts";
import type { Database } from "./database.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow, type TenantStatus } from "./tenant.ts";

async function findTenant(database: Database, condition: Sql): Promise<Tenant | null> {
  const { rows } = await database.control.query<TenantRow>(
    sql`select ${tenantColumns("t")} from control.tenant t where ${condition}`,
  );
  return rows[0] ? toTenant(rows[0]) : null;
}

export function findTenantBySlug(database: Database, slug: string): Promise<Tenant | null> {
  return findTenant(database, sql`t.slug = ${slug.toLowerCase()}`);
}

export function findTenantById(database: Database, id: string): Promise<Tenant | null> {
  return findTenant(database, sql`t.id::text = ${id}`);
}

/** A company's own domain (`people.acme.com`), where it has registered one. */
export function findTenantByDomain(database: Database, hostName: string): Promise<Tenant | null> {
  return findTenant(
    database,
    sql`t.id = (select tenant_id from control.domain where host_name = ${hostName.toLowerCase()})`,
  );
}

export async function listTenants(database: Database): Promise<Tenant[]> {
  const { rows } = await database.control.query<TenantRow>(
    sql`select ${tenantColumns("t")} from control.tenant t order by slug`,
  );
  return rows.map(toTenant);
}

/** Takes effect with the next request of the company. */
export async function setTenantFlag(database: Database, tenantId: string, name: string, on: boolean): Promise<void> {
  await database.control.query(
    sql`update control.tenant set flags = flags || jsonb_build_object(${name}::text, ${on}::boolean) where id = ${tenantId}`,
  );
}

/** How the company is called, and what it says of itself, from the next request on. */
export async function describeTenant(
  database: Database,
  tenantId: string,
  { name, settings }: Pick<Tenant, "name" | "settings">,
): Promise<void> {
  await database.control.query(
    sql`update control.tenant set name = ${name}, settings = ${JSON.stringify(settings)}::jsonb where id = ${tenantId}`,
  );
}

/** Suspending ends every session at once: no session of a suspended company is honoured. */
export async function setTenantStatus(database: Database, tenantId: string, status: TenantStatus): Promise<void> {
  await database.control.query(sql`update control.tenant set status = ${status} where id = ${tenantId}`);
}
