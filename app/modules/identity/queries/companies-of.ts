import { stillWithUs } from "#app/modules/people/index.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { tenantColumns, toTenant, type Tenant, type TenantRow } from "#tenancy/tenant.ts";
import { sql } from "#tenancy/sql.ts";

export type CompanyChoice = { tenant: Tenant; employeeId: string };

/** The companies an identity may enter: those it belongs to, but for any the person has left. Every sign-in asks here. */
export async function openCompaniesOf(
  at: { database: Database; clock: Clock },
  identityId: string,
  only: Tenant | null = null,
): Promise<CompanyChoice[]> {
  const open: CompanyChoice[] = [];
  for (const choice of await companiesOf(at, identityId, only))
    if (await stillWithUs(at, choice.tenant, choice.employeeId)) open.push(choice);
  return open;
}

/** The companies an identity belongs to: active membership in an active company; only this one where one is named. */
export async function companiesOf(
  { database }: { database: Database },
  identityId: string,
  only: Tenant | null = null,
): Promise<CompanyChoice[]> {
  const { rows } = await database.control.query<TenantRow & { employee_id: string }>(
    sql`select ${tenantColumns("t")}, m.employee_id
       from control.membership m join control.tenant t on t.id = m.tenant_id
      where m.identity_id = ${identityId} and m.status = 'ACTIVE' and t.status = 'ACTIVE'
        and (${only?.id ?? null}::uuid is null or t.id = ${only?.id ?? null})
      order by t.name, t.id`,
  );
  return rows.map((row) => ({ tenant: toTenant(row), employeeId: row.employee_id }));
}
