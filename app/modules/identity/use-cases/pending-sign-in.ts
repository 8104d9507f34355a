import { parse as parseCookies, stringifySetCookie } from "cookie";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { hashToken, newToken } from "#app/platform/secrets/token.ts";
import { sql } from "#tenancy/sql.ts";

const cookieName = "cairn_second_step";
const lasts = 10 * 60_000;

type PendingScope = Pick<RequestScope, "database" | "clock" | "setCookie" | "secure">;

export type PendingSignIn = { identityId: string; remembered: Tenant | null; tokenHash: string };

/** Holds what was proven until the second step is; it opens nothing, and ends in ten minutes. */
export async function startPendingSignIn(
  scope: PendingScope,
  identityId: string,
  remembered: Tenant | null,
): Promise<string> {
  const { token, hash } = newToken();
  const now = scope.clock.now();
  await scope.database.control.query(
    sql`with spent as (delete from control.pending_sign_in where identity_id = ${identityId} and expires_at <= ${now})
     insert into control.pending_sign_in (token_hash, identity_id, tenant_id, created_at, expires_at)
       values (${hash}, ${identityId}, ${remembered?.id ?? null}, ${now}, ${new Date(now.getTime() + lasts)})`,
  );
  setPendingCookie(scope, token);
  return token;
}

export const pendingTokenOf = (request: Request): string =>
  parseCookies(request.headers.get("cookie") ?? "")[cookieName] ?? "";

export async function findPendingSignIn(
  { database, clock }: Pick<PendingScope, "database" | "clock">,
  token: string,
): Promise<PendingSignIn | null> {
  const { rows } = await database.control.query<{ identity_id: string; tenant_id: string | null }>(
    sql`select identity_id, tenant_id from control.pending_sign_in
      where token_hash = ${hashToken(token)} and expires_at > ${clock.now()}`,
  );
  const row = rows[0];
  return row
    ? {
        identityId: row.identity_id,
        remembered: row.tenant_id ? await findTenantById(database, row.tenant_id) : null,
        tokenHash: hashToken(token),
      }
    : null;
}

/** Used once: of two answers at the same time one finds it gone. */
export async function spendPendingSignIn(scope: PendingScope, pending: PendingSignIn): Promise<boolean> {
  const { rowCount } = await scope.database.control.query(
    sql`delete from control.pending_sign_in where token_hash = ${pending.tokenHash} and expires_at > ${scope.clock.now()}`,
  );
  setPendingCookie(scope, "");
  return rowCount === 1;
}

function setPendingCookie(scope: Pick<PendingScope, "setCookie" | "secure">, token: string): void {
  scope.setCookie(
    stringifySetCookie(cookieName, token, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: scope.secure,
      maxAge: token ? lasts / 1_000 : 0,
    }),
  );
}
