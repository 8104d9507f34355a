import { AppError } from "#app/platform/errors/app-error.ts";
import type { Clock } from "#app/platform/time/clock.ts";
import type { Database } from "#tenancy/database.ts";
import { toTenant, type TenantRow } from "#tenancy/tenant.ts";
import type { AccessTokenScope } from "../domain/access-token-input.ts";
import type { TokenScopes } from "../domain/token-scopes.ts";
import { isAddressAllowed } from "../domain/address-range.ts";
import { seenResolution } from "../domain/session-policy.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { addressRefused, type ResolvedSession } from "./resolve-session.ts";
import { sql } from "#tenancy/sql.ts";

type AccessTokenRow = TenantRow & {
  token_id: string;
  identity_id: string;
  email: string;
  employee_id: string;
  scope: AccessTokenScope;
  scopes: string[] | null;
  last_used_at: Date | null;
  allowed_ranges: string[] | null;
};

/**
 * Whom a program speaks for. Null where the token is unknown, has ended or was revoked, or where its owner or the company are
 * no longer active, or where it was issued to an app that ended: each takes effect with the next request. Whether the owner
 * has left is found where the company is opened. A token that only reads is barred from more.
 */
export async function resolveAccessToken(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
  address: string,
  reading: boolean,
): Promise<(ResolvedSession & { scopes: TokenScopes }) | null> {
  const hash = hashToken(token);
  const now = clock.now();
  const { rows } = await database.control.query<AccessTokenRow>(
    sql`select a.id as token_id, a.identity_id, i.email, a.employee_id, a.scope, a.scopes, a.last_used_at, p.allowed_ranges,
            t.id, t.slug, t.name, t.schema_name, t.placement_id, t.status, t.schema_version, t.flags, t.settings
       from control.access_token a
       join control.login_identity i on i.id = a.identity_id
       join control.tenant t on t.id = a.tenant_id and t.status = 'ACTIVE'
       join control.membership m
         on m.tenant_id = a.tenant_id and m.identity_id = a.identity_id and m.employee_id = a.employee_id and m.status = 'ACTIVE'
       left join control.sign_in_policy p on p.tenant_id = a.tenant_id
      where a.token_hash = ${hash} and a.kind <> 'APP' and a.expires_at > ${now}
        and (a.app_id is null or exists (select from control.access_token app where app.id = a.app_id and app.expires_at > ${now}))`,
  );
  const row = rows[0];
  if (!row) return null;
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > seenResolution) {
    await database.control.query(sql`update control.access_token set last_used_at = ${now} where token_hash = ${hash}`);
  }
  const barred = !isAddressAllowed(address, row.allowed_ranges ?? [])
    ? addressRefused()
    : reading || row.scope === "WRITE"
      ? null
      : readsOnly();
  const session = {
    id: row.token_id,
    identityId: row.identity_id,
    email: row.email,
    tenantId: row.id,
    employeeId: row.employee_id,
    viewingEmployeeId: null,
    supportUntil: null,
  };
  return { session, tenant: toTenant(row), barred, scopes: row.scopes };
}

function readsOnly(): AppError {
  return new AppError("platform.token-reads-only", 403, "This access token reads, and changes nothing.");
}
