import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { auditInCompany } from "./audit-in-company.ts";
import { sessionCookie } from "./start-session.ts";
import { sql } from "#tenancy/sql.ts";

/** Ends this browser's session on the server, then forgets the cookie. */
export async function signOut(scope: RequestScope): Promise<void> {
  const { session, tenant } = scope;
  if (session) await scope.database.control.query(sql`delete from control.session where id = ${session.id}`);
  scope.setCookie(sessionCookie(scope, "", 0));
  if (session?.employeeId && tenant) {
    await auditInCompany(scope, tenant, session.employeeId, {
      action: "identity.sign-out",
      subjectType: "Session",
      subjectId: session.id,
    });
  }
}
