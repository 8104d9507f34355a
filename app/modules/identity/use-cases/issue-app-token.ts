import { randomUUID } from "node:crypto";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { issuedTokenLife, mostIssuedTokens, type AccessTokenScope } from "../domain/access-token-input.ts";
import { isWithin, type Reach } from "../domain/token-scopes.ts";
import { newAccessToken } from "./create-access-token.ts";
import { sql } from "#tenancy/sql.ts";

type App = {
  id: string;
  identity_id: string;
  tenant_id: string;
  employee_id: string;
  name: string;
  scope: AccessTokenScope;
  scopes: string[] | null;
  expires_at: Date;
};
export type IssuedToken = Reach & { token: string; seconds: number };

/**
 * A token of an hour for an app that shows its secret: it reads, or also changes, and never more than the app may. Null where
 * the id or the secret is not right, or the app has ended; `BEYOND` where more is asked for than the app may. Whether its
 * owner is still here is asked when it is used.
 */
export async function issueAppToken(
  { database: { control }, clock }: Pick<RequestScope, "database" | "clock">,
  { clientId, secret, asked }: { clientId: string; secret: string; asked: Reach | null },
): Promise<IssuedToken | "BEYOND" | null> {
  const now = clock.now();
  const app = await appWithSecret(control, { clientId, secret, now });
  if (!app) return null;
  if (asked && !isWithin(asked, app)) return "BEYOND";
  const given = asked ?? app;
  const { token, hash, hint } = newAccessToken();
  const hourOver = new Date(now.getTime() + issuedTokenLife * 1_000);
  const expiresAt = hourOver < app.expires_at ? hourOver : app.expires_at;
  await control.query(
    sql`with used as (update control.access_token set last_used_at = ${now} where id = ${app.id}),
       ended as (delete from control.access_token where app_id = ${app.id} and (expires_at <= ${now} or id in
         (select id from control.access_token where app_id = ${app.id} order by created_at desc, id
           offset ${mostIssuedTokens - 1})))
     insert into control.access_token (token_hash, id, identity_id, tenant_id, employee_id, name, hint, scope, scopes, kind, app_id,
       created_at, expires_at)
     values (${hash}, ${randomUUID()}, ${app.identity_id}, ${app.tenant_id}, ${app.employee_id}, ${app.name}, ${hint},
       ${given.scope}, ${given.scopes}::text[], 'ISSUED', ${app.id}, ${now}, ${expiresAt})`,
  );
  return {
    token,
    seconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000),
    scope: given.scope,
    scopes: given.scopes,
  };
}

/** The app of this id and secret, or of its former secret while that holds; nothing where there is none, or it has ended. */
export async function appWithSecret(
  control: RequestScope["database"]["control"],
  { clientId, secret, now }: { clientId: string; secret: string; now: Date },
): Promise<App | undefined> {
  const hash = hashToken(secret);
  const { rows } = await control.query<App>(
    sql`select id, identity_id, tenant_id, employee_id, name, scope, scopes, expires_at from control.access_token
      where id = ${clientId} and kind = 'APP' and expires_at > ${now}
        and (token_hash = ${hash} or (former_hash = ${hash} and former_until > ${now}))`,
  );
  return rows[0];
}
