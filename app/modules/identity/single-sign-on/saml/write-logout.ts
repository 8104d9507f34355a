import { stringify } from "node:querystring";
import { newToken } from "#app/platform/secrets/token.ts";
import type { SamlSession } from "./judge-answer.ts";
import type { KeyAndCertificate } from "./make-certificate.ts";
import { speaking, type SamlConnection } from "./saml-provider.ts";

/** Where somebody goes to end their session at the provider as well, by a request that the company signed. */
export async function logoutAddress(
  connection: SamlConnection & { signOutAddress: string },
  key: KeyAndCertificate,
  session: SamlSession,
): Promise<string> {
  const provider = speaking(connection, key, newId(), connection.signOutAddress);
  const { nameId: nameID, format: nameIDFormat, nameQualifier, spNameQualifier, index } = session;
  const named = {
    ...{ issuer: connection.issuer, nameID, nameIDFormat },
    ...(nameQualifier === null ? {} : { nameQualifier }),
    ...(spNameQualifier === null ? {} : { spNameQualifier }),
    ...(index === null ? {} : { sessionIndex: index }),
  };
  return asSigned(await provider.getLogoutUrlAsync(named, "", {}));
}

/** Where somebody goes back to whom the provider sent here to end their session, which is done; null where nowhere. */
export async function logoutAnswerAddress(
  connection: SamlConnection,
  key: KeyAndCertificate,
  requestId: string,
  relayState: string,
): Promise<string | null> {
  const to = connection.saml.signOutAnswerAddress ?? connection.signOutAddress;
  if (!to) return null;
  const asked = { ID: requestId, issuer: connection.issuer, nameID: "", nameIDFormat: "" };
  return asSigned(await speaking(connection, key, newId(), to).getLogoutResponseUrlAsync(asked, relayState, {}, true));
}

const newId = () => `_${newToken().token}`;

/** The library signs parameters as `querystring` writes them, and then writes them otherwise: a space, for one. */
function asSigned(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  return `${origin}${pathname}?${stringify(Object.fromEntries(searchParams))}`;
}
