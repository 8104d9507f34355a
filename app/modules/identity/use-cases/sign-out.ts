import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { signOutThere } from "../single-sign-on/use-cases/sign-out-there.ts";
import { auditInCompany } from "./audit-in-company.ts";
import { sessionCookie } from "./start-session.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Ends this browser's session on the server, then forgets the cookie. Answers where the session at the company's provider is
 * ended as well; null where that is not asked for.
 */
export async function signOut(scope: RequestScope): Promise<string | null> {
  const { session, tenant } = scope;
  scope.setCookie(sessionCookie(scope, "", 0));
  if (!session) return null;
  const { rows } = await scope.database.control.query<{ tenantId: string | null; sealedName: string | null }>(
    sql`delete from control.session where id = ${session.id}
      returning sso_tenant_id as "tenantId", sso_id_token as "sealedName"`,
  );
  if (session.employeeId && tenant) {
    await auditInCompany(scope, tenant, session.employeeId, {
      action: "identity.sign-out",
      subjectType: "Session",
      subjectId: session.id,
    });
  }
  const { tenantId, sealedName } = rows[0] ?? { tenantId: null, sealedName: null };
  return tenantId && sealedName ? signOutThere(scope, { tenantId, sealedName }) : null;
}
