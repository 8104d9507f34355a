import type { Database } from "#tenancy/database.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow } from "#tenancy/tenant.ts";

export type CompanyChoice = { tenant: Tenant; employeeId: string };

/** The companies an identity may enter: active membership in an active company; only this one where one is named. */
export async function companiesOf(
  { database }: { database: Database },
  identityId: string,
  only: Tenant | null = null,
): Promise<CompanyChoice[]> {
  const { rows } = await database.control.query<TenantRow & { employee_id: string }>(
    `select ${tenantColumns
      .split(", ")
      .map((column) => `t.${column}`)
      .join(", ")}, m.employee_id
       from control.membership m join control.tenant t on t.id = m.tenant_id
      where m.identity_id = $1 and m.status = 'ACTIVE' and t.status = 'ACTIVE' and ($2::uuid is null or t.id = $2)
      order by t.name, t.id`,
    [identityId, only?.id ?? null],
  );
  return rows.map((row) => ({ tenant: toTenant(row), employeeId: row.employee_id }));
}
