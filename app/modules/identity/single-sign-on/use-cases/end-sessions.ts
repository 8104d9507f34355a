import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { auditInUnit } from "../../use-cases/audit-in-company.ts";
import { readLogoutToken } from "../host/logout-token.ts";
import { findConnection } from "../queries/find-connection.ts";
import type { EndedBySaml } from "../saml/judge-logout.ts";
import { opened } from "./begin-sign-in.ts";
import { sql } from "#tenancy/sql.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";

export type EndScope = Pick<RequestScope, "database" | "clock" | "config" | "requestId">;

/**
 * A company's provider says that a session ended there: what began by it here ends too, in that company alone. Sessions that
 * began by a password or a passkey are none of the provider's.
 */
export async function endSessions(scope: EndScope, tenantId: string, token: string): Promise<void> {
  const tenant = await findTenantById(scope.database, tenantId);
  const connection = tenant && (await findConnection(scope.database, tenant.id));
  if (!tenant || !connection || connection.saml) throw notFound("A provider of the company");
  const { sid, subject } = await readLogoutToken(await opened(scope, connection), scope.config, token);
  const { rows } = await scope.database.control.query<Ended>(
    sql`select s.id, s.employee_id as "employeeId" from control.session s where s.sso_tenant_id = ${tenant.id}
        and (${sid}::text is null or s.sso_sid = ${sid})
        and (${subject}::text is null or s.identity_id in (select identity_id from control.sso_subject
          where tenant_id = ${tenant.id} and issuer = ${connection.issuer} and subject = ${subject}))`,
  );
  await endThem(scope, tenant, rows);
}

/** What a session that began by SAML is found again by: the provider's name for whom it let in. */
export const nameHash = (issuer: string, nameId: string) => hashToken(JSON.stringify([issuer, nameId]));

/** The same by SAML: of this name all sessions, or those alone that the provider calls so. */
export async function endSessionsOfName(
  scope: EndScope,
  tenant: Tenant,
  issuer: string,
  { nameId, indexes }: Pick<EndedBySaml, "nameId" | "indexes">,
): Promise<void> {
  const { rows } = await scope.database.control.query<Ended>(
    sql`select s.id, s.employee_id as "employeeId" from control.session s
      where s.sso_tenant_id = ${tenant.id} and s.sso_name_hash = ${nameHash(issuer, nameId)}
        and (${indexes.length} = 0 or s.sso_sid = any(${[...indexes]}::text[]))`,
  );
  await endThem(scope, tenant, rows);
}

type Ended = { id: string; employeeId: string | null };

async function endThem(scope: EndScope, tenant: Tenant, rows: readonly Ended[]): Promise<void> {
  if (rows.length === 0) return;
  const detail = { by: "SINGLE_SIGN_ON" };
  await inUnitOfWork(scope.database, tenant, {}, async (unit) => {
    for (const { id: subjectId, employeeId } of rows)
      await auditInUnit(scope, unit, employeeId, {
        action: "identity.sign-out",
        subjectType: "Session",
        subjectId,
        detail,
      });
  });
  await scope.database.control.query(
    sql`delete from control.session where id = any(${rows.map(({ id }) => id)}::uuid[])`,
  );
}
