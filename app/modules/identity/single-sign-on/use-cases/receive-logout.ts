import { AppError } from "#app/platform/errors/app-error.ts";
import { findTenantById } from "#tenancy/register.ts";
import { findConnection } from "../queries/find-connection.ts";
import { ourAddresses } from "../saml/addresses.ts";
import { openKey } from "../saml/company-key.ts";
import { SamlFault } from "../saml/judge-answer.ts";
import { readLogout, type LogoutMessage } from "../saml/logout-message.ts";
import { logoutAnswerAddress } from "../saml/write-logout.ts";
import { endSessionsOfName, type EndScope } from "./end-sessions.ts";
import { takeOnce } from "./receive-answer.ts";

const refusal = (code: string) => new AppError(`identity.${code}`, 403, "The message of the provider was refused.");

/** Where somebody stands who has signed out. */
const door = "/login";

/**
 * What a company's provider has a browser bring about signing out. Its own request ends what began here by it, in this
 * company alone, and is answered; its answer to ours ends nothing, for whoever went there had signed out here before.
 * Answers where the browser goes on to.
 */
export async function receiveLogout(scope: EndScope, tenantId: string, carry: () => LogoutMessage): Promise<string> {
  const tenant = await findTenantById(scope.database, tenantId);
  const found = tenant && (await findConnection(scope.database, tenant.id));
  if (!tenant || !found?.saml) throw refusal("sso-off");
  const connection = { ...found, saml: found.saml, ours: ourAddresses(scope.config, tenant.id) };
  let code = "sso-sign-out-refused";
  try {
    const carried = carry();
    if (carried.kind === "SAMLResponse") code = "sso-still-there";
    const ended = await readLogout(connection, carried, scope.clock.now());
    if (!ended) return door;
    if (!(await takeOnce(scope, tenant.id, ended.requestId, ended.endsAt))) throw refusal(code);
    await endSessionsOfName(scope, tenant, connection.issuer, ended);
    const key = await openKey(scope, tenant.id);
    return (key && (await logoutAnswerAddress(connection, key, ended.requestId, carried.relayState))) ?? door;
  } catch (error) {
    throw error instanceof SamlFault ? refusal(code) : error;
  }
}
