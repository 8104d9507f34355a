import type { Database } from "./database.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow, type TenantStatus } from "./tenant.ts";

async function findTenant(database: Database, condition: string, value: string): Promise<Tenant | null> {
  const { rows } = await database.control.query<TenantRow>(
    `select ${tenantColumns} from control.tenant where ${condition}`,
    [value],
  );
  return rows[0] ? toTenant(rows[0]) : null;
}

export function findTenantBySlug(database: Database, slug: string): Promise<Tenant | null> {
  return findTenant(database, "slug = $1", slug.toLowerCase());
}

export function findTenantById(database: Database, id: string): Promise<Tenant | null> {
  return findTenant(database, "id::text = $1", id);
}

/** A company's own domain (`people.acme.com`), where it has registered one. */
export function findTenantByDomain(database: Database, hostName: string): Promise<Tenant | null> {
  return findTenant(
    database,
    "id = (select tenant_id from control.domain where host_name = $1)",
    hostName.toLowerCase(),
  );
}

export async function listTenants(database: Database): Promise<Tenant[]> {
  const { rows } = await database.control.query<TenantRow>(`select ${tenantColumns} from control.tenant order by slug`);
  return rows.map(toTenant);
}

/** Takes effect with the next request of the company. */
export async function setTenantFlag(database: Database, tenantId: string, name: string, on: boolean): Promise<void> {
  await database.control.query(
    "update control.tenant set flags = flags || jsonb_build_object($2::text, $3::boolean) where id = $1",
    [tenantId, name, on],
  );
}

/** Suspending ends every session at once: no session of a suspended company is honoured. */
export async function setTenantStatus(database: Database, tenantId: string, status: TenantStatus): Promise<void> {
  await database.control.query("update control.tenant set status = $2 where id = $1", [tenantId, status]);
}
