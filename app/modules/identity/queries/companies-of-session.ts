import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { openCompaniesOf, type CompanyChoice } from "./companies-of.ts";
import { sql } from "#tenancy/sql.ts";

/** The companies somebody may change to in a session; one begun at a company's own provider opens that company alone. */
export async function companiesOfSession(
  scope: Pick<RequestScope, "database" | "clock" | "session" | "hostTenant">,
): Promise<{ choices: CompanyChoice[]; only: string | null }> {
  const { session } = scope;
  if (!session) return { choices: [], only: null };
  const { rows } = await scope.database.control.query<{ only: string | null }>(
    sql`select sso_tenant_id as only from control.session where id = ${session.id}`,
  );
  const only = rows[0]?.only ?? null;
  const all = await openCompaniesOf(scope, session.identityId, scope.hostTenant);
  return { choices: all.filter(({ tenant }) => only === null || tenant.id === only), only };
}
