import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { auditToken } from "./audit-token.ts";
import { requireOwnIdentity } from "./own-identity.ts";
import { sql } from "#tenancy/sql.ts";

export const revokeAccessTokenInput = z.object({ accessTokenId: z.uuid() });

/** A program that uses it is refused with its next request; anybody else's token is not found. */
export async function revokeAccessToken(
  context: Context,
  { accessTokenId }: z.output<typeof revokeAccessTokenInput>,
  scope: Pick<RequestScope, "database" | "session" | "settle">,
): Promise<void> {
  const own = sql`id = ${accessTokenId} and identity_id = ${requireOwnIdentity(scope).id} and tenant_id = ${context.tenant.id}`;
  const { control } = scope.database;
  const { rows } = await control.query(sql`select from control.access_token where ${own}`);
  if (rows.length !== 1) throw notFound("AccessToken");
  await auditToken(context, { action: "identity.revoke-access-token", id: accessTokenId });
  await scope.settle();
  await control.query(sql`delete from control.access_token where ${own}`);
}
