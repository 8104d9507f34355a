import { randomUUID } from "node:crypto";
import { newToken } from "#app/platform/secrets/token.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { auditInCompany } from "../../use-cases/audit-in-company.ts";
import { markProven } from "./prove-domain.ts";
import { sql } from "#tenancy/sql.ts";

/** The operator says that a domain is a company's, where its net cannot hold a record. Refused where another proved it. */
export async function vouchForDomain(
  at: { database: Database; clock: Clock },
  tenant: Tenant,
  domain: string,
): Promise<void> {
  const now = at.clock.now();
  await auditInCompany({ ...at, requestId: "" }, tenant, null, {
    action: "identity.change-single-sign-on",
    subjectType: "Company",
    subjectId: tenant.id,
    detail: { domain, change: "VERIFIED", by: "OPERATOR" },
  });
  await at.database.control.query(
    sql`insert into control.sso_domain (id, tenant_id, domain, token, created_at)
      values (${randomUUID()}, ${tenant.id}, ${domain}, ${newToken().token}, ${now})
      on conflict (tenant_id, domain) do nothing`,
  );
  await markProven(at.database.control, tenant.id, domain, "OPERATOR", now);
}
