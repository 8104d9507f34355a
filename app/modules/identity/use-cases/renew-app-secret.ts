import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { formerSecretHours } from "../domain/access-token-input.ts";
import { currentPassword } from "../domain/proof-input.ts";
import { auditToken } from "./audit-token.ts";
import { newAccessToken } from "./create-access-token.ts";
import { confirmPassword, requireOwnIdentity, type OwnIdentityScope } from "./own-identity.ts";
import { tellOwner, type TellScope } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export const renewAppSecretInput = z.object({ accessTokenId: z.uuid(), currentPassword });

/** A new secret for one's own app, under the same id; the former one holds for a day more, and one before that ends at once. */
export async function renewAppSecret(
  context: Context,
  { accessTokenId, currentPassword: password }: z.output<typeof renewAppSecretInput>,
  scope: OwnIdentityScope & TellScope & Pick<RequestScope, "settle">,
): Promise<{ token: string; name: string; clientId: string }> {
  const identity = requireOwnIdentity(scope);
  await confirmPassword(scope, password);
  const now = scope.clock.now();
  const { control } = scope.database;
  const own = sql`id = ${accessTokenId} and identity_id = ${identity.id} and tenant_id = ${context.tenant.id}
    and kind = 'APP' and expires_at > ${now}`;
  const { rows } = await control.query<{ name: string }>(sql`select name from control.access_token where ${own}`);
  const [app] = rows;
  if (!app) throw notFound("AccessToken");
  const { token, hash, hint } = newAccessToken();
  await auditToken(context, { action: "identity.rotate-app-secret", id: accessTokenId });
  await scope.settle();
  await control.query(
    sql`update control.access_token set former_hash = token_hash, token_hash = ${hash}, hint = ${hint},
        former_until = ${new Date(now.getTime() + formerSecretHours * 3_600_000)}
      where ${own}`,
  );
  await tellOwner(scope, identity, "access-token-created");
  return { token, name: app.name, clientId: accessTokenId };
}
