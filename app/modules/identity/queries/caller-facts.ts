import { notFound } from "#app/platform/errors/app-error.ts";
import type { Caller } from "#app/platform/http/endpoint.ts";
import type { Database } from "#tenancy/database.ts";
import type { AccessTokenScope } from "../domain/access-token-input.ts";
import { sql } from "#tenancy/sql.ts";

export type CallerFacts = {
  by: Caller["by"];
  name: string | null;
  scope: AccessTokenScope;
  scopes: string[] | null;
  expiresAt: string;
};

/** How far a token or a session reaches; a session does whatever its owner may. */
export async function callerFacts({ control }: Pick<Database, "control">, { by, id }: Caller): Promise<CallerFacts> {
  const { rows } = await control.query<{
    name: string | null;
    scope: AccessTokenScope;
    scopes: string[] | null;
    expires_at: Date;
  }>(
    by === "TOKEN"
      ? sql`select name, scope, scopes, expires_at from control.access_token where id = ${id}`
      : sql`select null as name, 'WRITE' as scope, null::text[] as scopes, expires_at from control.session where id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw notFound("The session");
  return { by, name: row.name, scope: row.scope, scopes: row.scopes, expiresAt: row.expires_at.toISOString() };
}

/** Whose sign-in a token or a session belongs to. */
export async function identityOf({ control }: Pick<Database, "control">, { by, id }: Caller): Promise<string> {
  const { rows } = await control.query<{ identityId: string }>(
    by === "TOKEN"
      ? sql`select identity_id as "identityId" from control.access_token where id = ${id}`
      : sql`select identity_id as "identityId" from control.session where id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw notFound("The session");
  return row.identityId;
}
