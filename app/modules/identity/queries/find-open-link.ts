import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { sql } from "#tenancy/sql.ts";

export type LinkPurpose = "RESET_PASSWORD" | "INVITE" | "CHANGE_EMAIL" | "SIGN_UP";

export type OpenLink = {
  tokenHash: string;
  email: string;
  identityId: string | null;
  tenantId: string | null;
  employeeId: string | null;
  createdBy: string | null;
  /** What was typed when the link was asked for, for those who have no record yet. */
  detail: Record<string, unknown>;
};

type LinkRow = {
  token_hash: string;
  email: string;
  identity_id: string | null;
  tenant_id: string | null;
  employee_id: string | null;
  created_by: string | null;
  detail: Record<string, unknown>;
};

/** A link that is neither used nor past its time. Looking does not use it up: mail filters follow links too. */
export async function findOpenLink(
  { database, clock }: Pick<RequestScope, "database" | "clock">,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenLink | null> {
  const { rows } = await database.control.query<LinkRow>(
    sql`select token_hash, email::text as email, identity_id, tenant_id, employee_id, created_by, detail
       from control.one_time_link
      where token_hash = ${hashToken(token)} and purpose = ${purpose} and used_at is null and expires_at > ${clock.now()}`,
  );
  const row = rows[0];
  return row
    ? {
        tokenHash: row.token_hash,
        email: row.email,
        identityId: row.identity_id,
        tenantId: row.tenant_id,
        employeeId: row.employee_id,
        createdBy: row.created_by,
        detail: row.detail,
      }
    : null;
}

/** One answer for links that were used, withdrawn, replaced, have run out, or never existed. */
export function linkSpent(): AppError {
  return new AppError("identity.link-spent", 410, "The link was used, replaced, or has run out.");
}
