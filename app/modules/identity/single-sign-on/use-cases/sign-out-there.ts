import { decodeJwt } from "jose";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import type { SealedColumn } from "#app/platform/secrets/rotate-data-key.ts";
import { afterSignOut, type SsoConnection } from "../domain/connection.ts";
import { findConnection } from "../queries/find-connection.ts";
import { ourAddresses } from "../saml/addresses.ts";
import { openKey } from "../saml/company-key.ts";
import type { SamlSession } from "../saml/judge-answer.ts";
import { logoutAddress } from "../saml/write-logout.ts";

type Scope = Pick<RequestScope, "database" | "clock" | "config">;

/** Where an ID token belongs, and what names a session by SAML: they open nowhere else. */
const place = (tenantId: string) => ({ column: "control.session.sso_id_token", ownerId: tenantId });

/** For the rotation of keys. */
export const sealedIdTokens: SealedColumn = {
  table: "control.session",
  column: "sso_id_token",
  tenant: "sso_tenant_id",
  row: "id",
  place,
};

export async function sealSessionThere(scope: Scope, tenantId: string, named: string): Promise<string> {
  return (await tenantSealer(scope, tenantId, scope.clock.now())).seal(named, place(tenantId));
}

/**
 * The provider's address that ends its session as well, from where people come back to the door; null where the company does
 * not want that, or its provider offers none or is another one by now.
 */
export async function signOutThere(
  scope: Scope,
  { tenantId, sealedName }: { tenantId: string; sealedName: string },
): Promise<string | null> {
  const connection = await findConnection(scope.database, tenantId);
  if (!connection?.signsOutThere || !connection.signOutAddress) return null;
  const sealer = await tenantSealer(scope, tenantId, scope.clock.now());
  const named = sealer.open(sealedName, place(tenantId));
  const leaving = { ...connection, signOutAddress: connection.signOutAddress };
  // The company may have another provider by now, which is told nothing of the former one's.
  if (named.startsWith("{")) return leaveBySaml(scope, leaving, JSON.parse(named) as NamedBySaml);
  return decodeJwt(named).iss === connection.issuer ? leaveByToken(scope, leaving, named) : null;
}

type Leaving = SsoConnection & { signOutAddress: string };
type NamedBySaml = SamlSession & { issuer: string };

/** OpenID Connect RP-Initiated Logout 1.0. */
function leaveByToken(scope: Scope, { clientId, signOutAddress }: Leaving, token: string): string {
  const address = new URL(signOutAddress);
  address.searchParams.set("id_token_hint", token);
  address.searchParams.set("client_id", clientId);
  address.searchParams.set("post_logout_redirect_uri", afterSignOut(scope.config));
  return address.href;
}

/** Single logout of SAML 2.0. */
async function leaveBySaml(scope: Scope, leaving: Leaving, named: NamedBySaml): Promise<string | null> {
  const { saml, tenantId } = leaving;
  const key = await openKey(scope, tenantId);
  if (!saml || !key || named.issuer !== leaving.issuer) return null;
  return logoutAddress({ ...leaving, saml, ours: ourAddresses(scope.config, tenantId) }, key, named);
}
