import { randomUUID } from "node:crypto";
import { stringifySetCookie } from "cookie";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { absoluteLimit, sessionCookieName } from "../domain/session-policy.ts";
import { newToken } from "../domain/session-token.ts";

export type SessionPlace = { tenantId: string; employeeId: string };

/** A fresh session under a fresh token; the one this browser had before, if any, ends. */
export async function startSession(scope: RequestScope, identityId: string, place: SessionPlace | null): Promise<void> {
  const { token, hash } = newToken();
  const now = scope.clock.now();
  if (scope.session) await scope.database.control.query("delete from control.session where id = $1", [scope.session.id]);
  await scope.database.control.query(
    `insert into control.session (token_hash, id, identity_id, tenant_id, employee_id, user_agent, address, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
    [hash, randomUUID(), identityId, place?.tenantId ?? null, place?.employeeId ?? null, scope.userAgent.slice(0, 400), scope.address, now, new Date(now.getTime() + absoluteLimit)],
  );
  scope.setCookie(sessionCookie(scope, token, absoluteLimit / 1_000));
}

export function sessionCookie(scope: Pick<RequestScope, "secure">, value: string, maxAge: number): string {
  return stringifySetCookie(sessionCookieName, value, { path: "/", httpOnly: true, sameSite: "lax", secure: scope.secure, maxAge });
}
