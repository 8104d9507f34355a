import { parse as parseCookies, stringifySetCookie } from "cookie";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { tenantSealer } from "#app/platform/secrets/data-keys.ts";
import type { SealedColumn } from "#app/platform/secrets/rotate-data-key.ts";
import { hashToken, newToken } from "#app/platform/secrets/token.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { settingsAddress, type SsoConnection } from "../domain/connection.ts";
import type { Claims } from "../domain/judge-claims.ts";
import { beginAtProvider, type Begun, type OpenConnection } from "../host/provider.ts";
import { findConnection } from "../queries/find-connection.ts";
import { ourAddresses } from "../saml/addresses.ts";
import type { SamlSession } from "../saml/judge-answer.ts";
import { openKey } from "../saml/company-key.ts";
import { requestAddress } from "../saml/saml-provider.ts";
import { failedTest, keepTest } from "./keep-test.ts";
import { sql } from "#tenancy/sql.ts";

/** Ties what comes back to the browser that set out. */
const cookieName = "cairn_sso";
export const lasts = 10 * 60_000;

export type SsoScope = Pick<RequestScope, "database" | "clock" | "config" | "setCookie" | "secure">;

/** Where people go: in, or, for who sets it up, to what was received. A test belongs to the session that asks for it. */
export type SsoAim = { returnTo: string; testFor: string | null; hint: string | null };

/**
 * The address of the company's provider, for somebody who is to come back from it within ten minutes in this browser; of the
 * settings, for who tries out a provider that is not there.
 */
export async function beginSignIn(scope: SsoScope, tenant: Tenant, aim: SsoAim): Promise<string> {
  const connection = await findConnection(scope.database, tenant.id);
  if (!connection || (connection.state !== "ON" && !aim.testFor)) throw notFound("A provider of the company");
  const begun = await begin(scope, connection, aim).catch(async (error: unknown) => {
    if (!aim.testFor || !(error instanceof AppError)) throw error;
    await keepTest(scope, connection, failedTest("sso-unreachable"));
    return null;
  });
  if (!begun) return settingsAddress;
  const now = scope.clock.now();
  const browser = newToken();
  await scope.database.control.query(sql`delete from control.sso_sign_in where expires_at <= ${now}`);
  await scope.database.control.query(
    sql`insert into control.sso_sign_in (state_hash, browser_hash, tenant_id, connection_version, session_id, nonce,
        verifier, return_to, expires_at)
      values (${hashToken(begun.state)}, ${browser.hash}, ${tenant.id}, ${connection.version}, ${aim.testFor},
        ${begun.nonce}, ${begun.verifier}, ${aim.returnTo}, ${new Date(now.getTime() + lasts)})`,
  );
  scope.setCookie(browserCookie(scope, browser.token));
  return begun.address;
}

async function begin(scope: SsoScope, connection: SsoConnection, { hint }: SsoAim): Promise<Begun> {
  return connection.saml
    ? beginBySaml(scope, { ...connection, saml: connection.saml })
    : beginAtProvider(await opened(scope, connection), scope.config, hint);
}

/** A request under an id of its own, which the answer has to name; signed with the company's key. */
async function beginBySaml(
  scope: SsoScope,
  connection: SsoConnection & { saml: NonNullable<SsoConnection["saml"]> },
): Promise<Begun> {
  const key = await openKey(scope, connection.tenantId);
  if (!key) throw notFound("The company's key");
  const state = `_${newToken().token}`;
  const ours = ourAddresses(scope.config, connection.tenantId);
  return { address: await requestAddress({ ...connection, ours }, key, state), nonce: "", verifier: "", state };
}

/** The connection with its secret open, for as long as a request takes. */
export async function opened(
  { database, config, clock }: Pick<SsoScope, "database" | "config" | "clock">,
  connection: SsoConnection,
): Promise<OpenConnection> {
  if (connection.clientSecret === null) throw notFound("The client secret");
  const sealer = await tenantSealer({ database, config }, connection.tenantId, clock.now());
  return { ...connection, clientSecret: sealer.open(connection.clientSecret, secretPlace(connection.tenantId)) };
}

/** Where the client secret belongs: it opens nowhere else. */
export const secretPlace = (tenantId: string) => ({
  column: "control.sso_connection.client_secret",
  ownerId: tenantId,
});

/** For the rotation of keys. */
export const sealedClientSecrets: SealedColumn = {
  table: "control.sso_connection",
  column: "client_secret",
  tenant: "tenant_id",
  row: "tenant_id",
  place: secretPlace,
};

export type SetOut = {
  tenantId: string;
  connectionVersion: number;
  sessionId: string | null;
  nonce: string;
  verifier: string;
  returnTo: string;
  /** What a provider posted meanwhile, all of it judged; null where it is still to be asked. */
  answer: Claims | null;
  /** What names the session there, by SAML. */
  sessionThere: SamlSession | null;
};

/** What this browser set out with under a state; taken once, whatever comes of it. Null for another browser, and too late. */
export async function takeSetOut(scope: SsoScope, state: string, request: Request): Promise<SetOut | null> {
  const token = parseCookies(request.headers.get("cookie") ?? "")[cookieName] ?? "";
  const { rows } = await scope.database.control.query<SetOut>(
    sql`delete from control.sso_sign_in
      where state_hash = ${hashToken(state)} and browser_hash = ${hashToken(token)} and expires_at > ${scope.clock.now()}
      returning tenant_id as "tenantId", connection_version as "connectionVersion", session_id as "sessionId", nonce,
        verifier, return_to as "returnTo", answer, session_there as "sessionThere"`,
  );
  if (rows[0]) scope.setCookie(browserCookie(scope, ""));
  return rows[0] ?? null;
}

/** Kept by the browser that set out, or that a provider sent here. */
export function browserCookie({ secure }: Pick<SsoScope, "secure">, token: string): string {
  const maxAge = token ? lasts / 1_000 : 0;
  return stringifySetCookie(cookieName, token, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge });
}
