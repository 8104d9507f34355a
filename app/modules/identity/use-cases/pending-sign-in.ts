import { parse as parseCookies, stringifySetCookie } from "cookie";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { hashToken, newToken } from "../domain/session-token.ts";

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
    `with spent as (delete from control.pending_sign_in where identity_id = $2 and expires_at <= $4)
     insert into control.pending_sign_in (token_hash, identity_id, tenant_id, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
    [hash, identityId, remembered?.id ?? null, now, new Date(now.getTime() + lasts)],
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
    "select identity_id, tenant_id from control.pending_sign_in where token_hash = $1 and expires_at > $2",
    [hashToken(token), clock.now()],
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
    "delete from control.pending_sign_in where token_hash = $1 and expires_at > $2",
    [pending.tokenHash, scope.clock.now()],
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
