import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { requireOwnIdentity } from "./own-identity.ts";

export const revokeAccessTokenInput = z.object({ accessTokenId: z.uuid() });

/** A program that uses it is refused with its next request; anybody else's token is not found. */
export async function revokeAccessToken(
  context: Context,
  { accessTokenId }: z.output<typeof revokeAccessTokenInput>,
  scope: Pick<RequestScope, "database" | "session" | "settle">,
): Promise<void> {
  const own = [accessTokenId, requireOwnIdentity(scope).id, context.tenant.id];
  const { control } = scope.database;
  const { rows } = await control.query(
    "select from control.access_token where id = $1 and identity_id = $2 and tenant_id = $3",
    own,
  );
  if (rows.length !== 1) throw notFound("AccessToken");
  await writeAuditEntry(context, {
    action: "identity.revoke-access-token",
    subjectType: "AccessToken",
    subjectId: accessTokenId,
  });
  await scope.settle();
  await control.query("delete from control.access_token where id = $1 and identity_id = $2 and tenant_id = $3", own);
}
