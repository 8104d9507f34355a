import { randomUUID } from "node:crypto";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { supportEmail } from "../domain/support.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { findConsentOf } from "../queries/find-support-consent.ts";
import { auditInCompany } from "./audit-in-company.ts";
import { sql } from "#tenancy/sql.ts";

const lasts = 10 * 60_000;

/** A way in for support, made by an operator at the installation's own console; null where the company does not consent. */
export async function issueSupportLink(
  { database, clock, config }: Pick<RequestScope, "database" | "clock" | "config">,
  tenant: Tenant,
): Promise<string | null> {
  const now = clock.now();
  const consent = await findConsentOf(database, tenant, now);
  if (!consent) return null;
  await auditInCompany({ database, clock, requestId: randomUUID() }, tenant, null, {
    action: "identity.issue-support-link",
    subjectType: "Employee",
    subjectId: consent.grantedBy,
  });
  const { token, hash } = newToken();
  await database.control.query(
    sql`with support as (
       insert into control.login_identity (id, email, created_at) values (${randomUUID()}, ${supportEmail}, ${now})
       on conflict (email) do update set email = excluded.email returning id
     )
     insert into control.pending_sign_in (token_hash, identity_id, tenant_id, created_at, expires_at)
       select ${hash}, id, ${tenant.id}, ${now}, ${new Date(now.getTime() + lasts)} from support`,
  );
  return `${config.publicUrl}/login/support?token=${token}`;
}
