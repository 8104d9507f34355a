import { AppError } from "#app/platform/errors/app-error.ts";
import { safeReturn } from "#app/platform/http/safe-return.ts";
import { hashToken, newToken } from "#app/platform/secrets/token.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { settingsAddress, type SsoConnection } from "../domain/connection.ts";
import { findConnection } from "../queries/find-connection.ts";
import { ourAddresses } from "../saml/addresses.ts";
import { openKey } from "../saml/company-key.ts";
import { SamlFault, type SamlAnswer } from "../saml/judge-answer.ts";
import { readAnswer, readPosted } from "../saml/saml-provider.ts";
import { browserCookie, lasts, type SsoScope } from "./begin-sign-in.ts";
import { failedTest, keepTest } from "./keep-test.ts";
import { noteRefused, type NoteScope } from "./note-refused.ts";
import { sql } from "#tenancy/sql.ts";

type ReceiveScope = SsoScope & NoteScope;

/** What a provider posts. */
export type Posted = { answer: string; relayState: string };

const refusal = (code: string) => new AppError(`identity.${code}`, 403, "The answer of the provider was refused.");

/**
 * What a company's provider posted for somebody, who stands at its address with no cookie of ours: browsers send none along
 * with what another site posts. Looked at here, kept, and handed over to the browser that set out, which comes for it by the
 * address that is answered. Every answer is taken once.
 */
export async function receiveAnswer(scope: ReceiveScope, tenantId: string, posted: Posted): Promise<string> {
  const tenant = await findTenantById(scope.database, tenantId);
  const connection = tenant?.status === "ACTIVE" ? await findConnection(scope.database, tenant.id) : null;
  if (!connection?.saml) throw refusal("sso-off");
  const answer = await read(scope, tenant!, { ...connection, saml: connection.saml }, posted.answer);
  if (answer === "TOLD") return settingsAddress;
  if (answer.inResponseTo === null && (!connection.saml.startedThere || connection.state !== "ON"))
    throw refusal("sso-not-begun-here");
  if (!(await takeOnce(scope, tenant!.id, answer.assertionId, answer.endsAt))) throw refusal("sso-not-begun-here");
  const state = newToken();
  if (answer.inResponseTo === null) await beginHere(scope, connection, posted.relayState, state.hash, answer);
  else await answerRequest(scope, connection, answer.inResponseTo, state.hash, answer);
  return `/login/callback?${new URLSearchParams({ state: state.token })}`;
}

type SamlKind = SsoConnection & { saml: NonNullable<SsoConnection["saml"]> };

/** What the answer says; TOLD where it does not hold and who tried it out finds why in the settings. */
async function read(
  scope: ReceiveScope,
  tenant: Tenant,
  connection: SamlKind,
  posted: string,
): Promise<SamlAnswer | "TOLD"> {
  let asked: string | null = null;
  try {
    const read = readPosted(posted);
    asked = read.response.getAttribute("InResponseTo");
    const ours = ourAddresses(scope.config, connection.tenantId);
    const openOurs = () => openKey(scope, connection.tenantId);
    return await readAnswer({ ...connection, ours }, read, scope.clock.now(), openOurs);
  } catch (error) {
    if (!(error instanceof SamlFault)) throw error;
    const aim = asked && (await takeRequest(scope, connection, asked));
    if (aim === "TEST") {
      await keepTest(scope, connection, failedTest(error.code));
      return "TOLD";
    }
    if (aim) await noteRefused(scope, tenant, error.code);
    throw refusal("sso-refused");
  }
}

/** What a provider signed is worth something once, whoever brings it; false from the second time on. */
export async function takeOnce(
  { database, clock }: Pick<SsoScope, "database" | "clock">,
  tenantId: string,
  id: string,
  endsAt: Date,
): Promise<boolean> {
  const { control } = database;
  await control.query(sql`delete from control.sso_assertion where expires_at <= ${clock.now()}`);
  const { rowCount } = await control.query(
    sql`insert into control.sso_assertion (tenant_id, id_hash, expires_at)
      values (${tenantId}, ${hashToken(id)}, ${endsAt}) on conflict do nothing`,
  );
  return rowCount === 1;
}

/** The request it answers is the company's own, and was answered by nothing yet. */
async function answerRequest(
  { database, clock }: SsoScope,
  { tenantId, version }: SsoConnection,
  requestId: string,
  stateHash: string,
  { claims, session }: SamlAnswer,
): Promise<void> {
  const { rowCount } = await database.control.query(
    sql`update control.sso_sign_in set answer = ${JSON.stringify(claims)}::jsonb,
        session_there = ${JSON.stringify(session)}::jsonb, state_hash = ${stateHash}
      where state_hash = ${hashToken(requestId)} and tenant_id = ${tenantId} and connection_version = ${version}
        and answer is null and expires_at > ${clock.now()}`,
  );
  if (rowCount !== 1) throw refusal("sso-not-begun-here");
}

/** The provider began: this browser is the one that comes for it. */
async function beginHere(
  scope: SsoScope,
  { tenantId, version }: SsoConnection,
  relayState: string,
  stateHash: string,
  { claims, session }: SamlAnswer,
): Promise<void> {
  const now = scope.clock.now();
  const browser = newToken();
  await scope.database.control.query(
    sql`insert into control.sso_sign_in (state_hash, browser_hash, tenant_id, connection_version, nonce, verifier,
        return_to, expires_at, answer, session_there)
      values (${stateHash}, ${browser.hash}, ${tenantId}, ${version}, '', '', ${safeReturn(relayState, "/app")},
        ${new Date(now.getTime() + lasts)}, ${JSON.stringify(claims)}::jsonb,
        ${JSON.stringify(session)}::jsonb)`,
  );
  scope.setCookie(browserCookie(scope, browser.token));
}

/**
 * A request of ours that is answered by what does not hold is over: whoever tried it out is told why, and of anybody else
 * it is written down once. An answer to no request of ours is a stranger's, and nothing is written of it.
 */
async function takeRequest(
  { database }: SsoScope,
  { tenantId }: SsoConnection,
  requestId: string,
): Promise<"TEST" | "SIGN_IN" | null> {
  const { rows } = await database.control.query<{ isTest: boolean }>(
    sql`delete from control.sso_sign_in where state_hash = ${hashToken(requestId)} and tenant_id = ${tenantId}
        and answer is null returning session_id is not null as "isTest"`,
  );
  return rows[0] ? (rows[0].isTest ? "TEST" : "SIGN_IN") : null;
}
