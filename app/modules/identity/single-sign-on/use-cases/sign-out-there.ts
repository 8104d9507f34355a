import { decodeJwt } from "jose";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import type { SealedColumn } from "#app/platform/secrets/rotate-data-key.ts";
import { afterSignOut } from "../domain/connection.ts";
import { findConnection } from "../queries/find-connection.ts";

type Scope = Pick<RequestScope, "database" | "clock" | "config">;

/** Where the ID token of a session belongs: it opens nowhere else. */
const place = (tenantId: string) => ({ column: "control.session.sso_id_token", ownerId: tenantId });

/** For the rotation of keys. */
export const sealedIdTokens: SealedColumn = {
  table: "control.session",
  column: "sso_id_token",
  tenant: "sso_tenant_id",
  row: "id",
  place,
};

export async function sealIdToken(scope: Scope, tenantId: string, idToken: string): Promise<string> {
  return (await tenantSealer(scope, tenantId, scope.clock.now())).seal(idToken, place(tenantId));
}

/**
 * The provider's address that ends its session as well, from where people come back to the door (OpenID Connect RP-Initiated
 * Logout 1.0); null where the company does not want that, or
 * its provider offers none or is another one by now.
 */
export async function signOutThere(
  scope: Scope,
  { tenantId, idToken }: { tenantId: string; idToken: string },
): Promise<string | null> {
  const connection = await findConnection(scope.database, tenantId);
  if (!connection?.signsOutThere || !connection.signOutAddress) return null;
  const sealer = await tenantSealer(scope, tenantId, scope.clock.now());
  const token = sealer.open(idToken, place(tenantId));
  // The company may have another provider by now, which is told nothing of the former one's.
  if (decodeJwt(token).iss !== connection.issuer) return null;
  const address = new URL(connection.signOutAddress);
  address.searchParams.set("id_token_hint", token);
  address.searchParams.set("client_id", connection.clientId);
  address.searchParams.set("post_logout_redirect_uri", afterSignOut(scope.config));
  return address.href;
}
