import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { registerLoginIdentity } from "../../use-cases/register-login-identity.ts";
import type { FinishScope } from "./finish-sign-in.ts";
import { sql } from "#tenancy/sql.ts";

type Found = { identityId: string; employeeId: string };
type Fault = { fault: "sso-no-person" | "sso-other-account" };

/**
 * Whose account at the provider it is. Known once by its lasting name there (`sub`), it stays theirs whatever its address
 * says later; seen first, it becomes that of the person of the company with this work address, who has none yet.
 */
export async function linkPerson(
  scope: FinishScope,
  tenant: Tenant,
  issuer: string,
  { subject, email }: { subject: string; email: string },
): Promise<Found | Fault> {
  const known = await memberWith(scope, tenant, issuer, subject);
  if (known) return known;
  const [employee] = await inUnitOfWork(scope.database, tenant, { readOnly: true }, ({ rows }) =>
    rows<{ id: string }>(sql`select id from {employee} where work_email = ${email}::citext`),
  );
  if (!employee) return { fault: "sso-no-person" };
  await registerLoginIdentity(scope, [{ email, tenantId: tenant.id, employeeId: employee.id, passwordHash: null }]);
  const { rows } = await scope.database.control.query<{ identityId: string }>(
    sql`select m.identity_id as "identityId" from control.membership m
      where m.tenant_id = ${tenant.id} and m.employee_id = ${employee.id} and m.status = 'ACTIVE'`,
  );
  const identityId = rows[0]?.identityId;
  if (!identityId) return { fault: "sso-no-person" };
  await scope.database.control.query(
    sql`insert into control.sso_subject (tenant_id, issuer, subject, identity_id, linked_at)
      values (${tenant.id}, ${issuer}, ${subject}, ${identityId}, ${scope.clock.now()}) on conflict do nothing`,
  );
  return (await memberWith(scope, tenant, issuer, subject)) ?? { fault: "sso-other-account" };
}

async function memberWith(
  { database }: FinishScope,
  tenant: Tenant,
  issuer: string,
  subject: string,
): Promise<Found | Fault | null> {
  const { rows } = await database.control.query<{ identityId: string; employeeId: string | null }>(
    sql`select s.identity_id as "identityId", m.employee_id as "employeeId" from control.sso_subject s
       left join control.membership m on m.identity_id = s.identity_id and m.tenant_id = s.tenant_id
         and m.status = 'ACTIVE'
      where s.tenant_id = ${tenant.id} and s.issuer = ${issuer} and s.subject = ${subject}`,
  );
  const [found] = rows;
  if (!found) return null;
  return found.employeeId ? { identityId: found.identityId, employeeId: found.employeeId } : { fault: "sso-no-person" };
}
