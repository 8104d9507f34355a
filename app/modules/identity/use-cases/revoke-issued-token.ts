import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashToken } from "#app/platform/secrets/token.ts";
import { appWithSecret } from "./issue-app-token.ts";
import { sql } from "#tenancy/sql.ts";

/** An app gives back a token it was issued; one that is none, or another app's, stays. False where it is no such app. */
export async function revokeIssuedToken(
  { database: { control }, clock }: Pick<RequestScope, "database" | "clock">,
  { clientId, secret, token }: { clientId: string; secret: string; token: string },
): Promise<boolean> {
  const app = await appWithSecret(control, { clientId, secret, now: clock.now() });
  if (!app) return false;
  await control.query(
    sql`delete from control.access_token where token_hash = ${hashToken(token)} and app_id = ${app.id} and kind = 'ISSUED'`,
  );
  return true;
}
