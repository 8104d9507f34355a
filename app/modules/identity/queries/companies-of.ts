import type { RequestScope } from "#app/platform/http/request-scope.ts";

export type CompanyChoice = { tenantId: string; slug: string; name: string; employeeId: string };

/** The companies an identity may enter: active membership in an active company. */
export async function companiesOf(scope: Pick<RequestScope, "database">, identityId: string): Promise<CompanyChoice[]> {
  const { rows } = await scope.database.control.query<{ id: string; slug: string; name: string; employee_id: string }>(
    `select t.id, t.slug, t.name, m.employee_id
       from control.membership m join control.tenant t on t.id = m.tenant_id
      where m.identity_id = $1 and m.status = 'ACTIVE' and t.status = 'ACTIVE'
      order by t.name`,
    [identityId],
  );
  return rows.map((row) => ({ tenantId: row.id, slug: row.slug, name: row.name, employeeId: row.employee_id }));
}
