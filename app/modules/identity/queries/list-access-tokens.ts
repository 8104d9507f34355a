import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { AccessTokenKind, AccessTokenScope } from "../domain/access-token-input.ts";
import { sql } from "#tenancy/sql.ts";

export type AccessTokenView = {
  id: string;
  name: string;
  hint: string;
  scope: AccessTokenScope;
  /** Null where it reaches every module. */
  scopes: string[] | null;
  kind: AccessTokenKind;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  expired: boolean;
};

type AccessTokenRow = {
  id: string;
  name: string;
  hint: string;
  scope: AccessTokenScope;
  scopes: string[] | null;
  kind: AccessTokenKind;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

/** One's own tokens for this company, the newest first; those that ended stay in sight until they are taken away. */
export async function listAccessTokens(
  context: Context,
  { database, session }: Pick<RequestScope, "database" | "session">,
): Promise<AccessTokenView[]> {
  const { rows } = await database.control.query<AccessTokenRow>(
    sql`select id, name, hint, scope, scopes, kind, created_at, expires_at, last_used_at from control.access_token
      where kind <> 'ISSUED' and identity_id = ${session?.identityId ?? null} and tenant_id = ${context.tenant.id}
      order by created_at desc, id`,
  );
  const now = context.clock.now();
  return rows.map(({ id, name, hint, scope, scopes, kind, created_at, expires_at, last_used_at }) => ({
    id,
    name,
    hint,
    scope,
    scopes,
    kind,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
    expired: expires_at <= now,
  }));
}
