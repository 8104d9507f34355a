import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { roleNames } from "#app/modules/access/index.ts";
import { stillWithUs } from "#app/modules/people/index.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { startSession, type SessionScope, type SsoSession } from "../../use-cases/start-session.ts";
import type { SsoConnection } from "../domain/connection.ts";
import { judgeClaims, shownClaims, type Claims } from "../domain/judge-claims.ts";
import { longestSid } from "../host/logout-token.ts";
import { openFaultOf } from "../host/open-fault.ts";
import { finishAtProvider, type Told } from "../host/provider.ts";
import { groupsIn, namesIn, rolesOf } from "../domain/joining.ts";
import { findJoining } from "../queries/find-joining.ts";
import { joinCompany, keepRoles } from "./join-at-sign-in.ts";
import { findConnection, provenDomains } from "../queries/find-connection.ts";
import { opened, takeSetOut, type SetOut, type SsoScope } from "./begin-sign-in.ts";
import { nameHash } from "./end-sessions.ts";
import { failedTest, keepTest } from "./keep-test.ts";
import { linkPerson } from "./link-person.ts";
import { noteRefused } from "./note-refused.ts";
import { sealSessionThere } from "./sign-out-there.ts";
import { sql } from "#tenancy/sql.ts";

export type FinishScope = SsoScope & SessionScope & Pick<RequestScope, "hostTenant" | "asProduct">;

/** Where somebody goes who came back from the provider; `tested` where who sets it up asked what is received. */
export type Finished = { returnTo: string } | { tested: true };

const refusal = (code: string) => new AppError(`identity.${code}`, 403, "The sign-in at the provider was refused.");

/**
 * What came back to `/login/callback`: taken once, from the browser that set out, for the company it set out to. It opens
 * that company alone, for a person of it whose address is of a domain the company has proven.
 */
export async function finishSignIn(scope: FinishScope, came: URLSearchParams, request: Request): Promise<Finished> {
  const setOut = await takeSetOut(scope, came.get("state") ?? "", request);
  if (!setOut) throw refusal("sso-not-begun-here");
  const tenant = await findTenantById(scope.database, setOut.tenantId);
  const connection = await findConnection(scope.database, setOut.tenantId);
  if (tenant?.status !== "ACTIVE" || !connection || connection.version !== setOut.connectionVersion)
    throw refusal("sso-changed");
  const isTest = setOut.sessionId !== null;
  if (isTest ? scope.session?.id !== setOut.sessionId : connection.state !== "ON") throw refusal("sso-changed");
  const told = await toldBy(scope, connection, setOut, came).catch((error: unknown) =>
    refused(scope, tenant, connection, { error, isTest }),
  );
  if (told === "NOTED") return { tested: true };
  const { claims } = told;
  if (isTest) return testOf(scope, tenant, connection, claims);
  const { identityId, employeeId } = await personOf(scope, tenant, connection, claims);
  await startSession(
    { ...scope, hostTenant: tenant } as FinishScope,
    identityId,
    { tenant, employeeId },
    undefined,
    connection.saml ? await samlSession(scope, connection, setOut) : await openSession(scope, connection, told),
  );
  return { returnTo: setOut.returnTo };
}

/** What the provider says of who is there: it posted that before, or is asked now. */
async function toldBy(
  scope: FinishScope,
  connection: SsoConnection,
  setOut: SetOut,
  came: URLSearchParams,
): Promise<Told> {
  if (connection.saml && setOut.answer) return { claims: setOut.answer, idToken: null };
  if (connection.saml || setOut.answer) throw refusal("sso-refused");
  const expected = { nonce: setOut.nonce, verifier: setOut.verifier, state: came.get("state")! };
  return finishAtProvider(await opened(scope, connection), scope.config, came, expected);
}

/** Whoever tries it out finds in the settings what did not hold; of anybody else it stands in the audit log. */
async function refused(
  scope: FinishScope,
  tenant: Tenant,
  connection: SsoConnection,
  { error, isTest }: { error: unknown; isTest: boolean },
): Promise<"NOTED"> {
  if (!(error instanceof AppError)) throw error;
  const fault = openFaultOf(error.details.cause);
  if (!isTest) {
    await noteRefused(scope, tenant, fault.code);
    throw error;
  }
  await keepTest(scope, connection, { ...failedTest(fault.code), claims: fault.said });
  return "NOTED";
}

/** What is kept to end the session on both sides; the ID token only where signing out here leads there. */
async function openSession(
  scope: FinishScope,
  { tenantId, signsOutThere }: SsoConnection,
  { claims: { sid }, idToken }: Told,
): Promise<SsoSession> {
  const named = typeof sid === "string" && sid.length <= longestSid ? sid : null;
  const kept = signsOutThere && idToken ? await sealSessionThere(scope, tenantId, idToken) : null;
  return { tenantId, sid: named, nameHash: null, sealedName: kept };
}

/** The same by SAML: a digest of the name finds the session; the name itself is kept only where signing out leads there. */
async function samlSession(
  scope: FinishScope,
  { tenantId, issuer, signsOutThere }: SsoConnection,
  { sessionThere }: SetOut,
): Promise<SsoSession> {
  if (!sessionThere) return { tenantId, sid: null, nameHash: null, sealedName: null };
  const { index, nameId } = sessionThere;
  const named = JSON.stringify({ issuer, ...sessionThere });
  const sealedName = signsOutThere ? await sealSessionThere(scope, tenantId, named) : null;
  return { tenantId, sid: index, nameHash: nameHash(issuer, nameId), sealedName };
}

/** The person of the company whom the claims name; a deactivated member and a leaver do not come in. */
async function personOf(scope: FinishScope, tenant: Tenant, connection: SsoConnection, claims: Claims) {
  const judged = judgeClaims(claims, await provenDomains(scope.database, tenant.id), connection.saml !== null);
  const found = "fault" in judged ? judged : await linkOrJoin(scope, tenant, connection, { ...judged, claims });
  if ("fault" in found) {
    await noteRefused(scope, tenant, found.fault);
    throw refusal(found.fault);
  }
  if (!(await stillWithUs(scope, tenant, found.employeeId))) throw refusal("sso-no-person");
  await keepRoles(scope, tenant, claims, found.employeeId);
  return found;
}

/** Who is known; else, where the company adds people so, who joins now. */
async function linkOrJoin(
  scope: FinishScope,
  tenant: Tenant,
  { issuer }: SsoConnection,
  { claims, ...judged }: { subject: string; email: string; claims: Claims },
) {
  const known = await linkPerson(scope, tenant, issuer, judged);
  if (!("fault" in known) || known.fault !== "sso-no-person") return known;
  // Looked for again in any case: somebody may have joined by the same address at this moment.
  await joinCompany(scope, tenant, claims, judged.email);
  return linkPerson(scope, tenant, issuer, judged);
}

/** What was received, and who would have come in; nothing is linked, and no session begins. */
async function testOf(
  scope: FinishScope,
  tenant: Tenant,
  connection: SsoConnection,
  claims: Claims,
): Promise<{ tested: true }> {
  const isSaml = connection.saml !== null;
  const judged = judgeClaims(claims, await provenDomains(scope.database, tenant.id), isSaml);
  const { groupsClaim, ...would } = await wouldBe(scope, tenant, claims, "fault" in judged ? null : judged.email);
  const fault = "fault" in judged ? judged.fault : would.person === null ? "sso-no-person" : null;
  await keepTest(scope, connection, { claims: shownClaims(claims, isSaml, [groupsClaim]), fault, ...would });
  return { tested: true };
}

/** Who would come in, whether they would be added first, and the roles they would hold; nobody without an address. */
function wouldBe(scope: FinishScope, tenant: Tenant, claims: Claims, email: string | null) {
  return inUnitOfWork(scope.database, tenant, { readOnly: true }, async (unit) => {
    const joining = await findJoining(unit);
    const { groupsClaim } = joining;
    if (email === null) return { groupsClaim, person: null, joins: false, roles: [] };
    const [known] = await unit.rows<{ name: string }>(
      sql`select display_name as name from {employee} where work_email = ${email}::citext`,
    );
    const { firstName, lastName } = namesIn(claims, email);
    const joins = !known && joining.addsPeople;
    const person = known?.name ?? (joins ? `${firstName} ${lastName}`.trim() : null);
    return { groupsClaim, person, joins, roles: await roleNames(unit, rolesOf(groupsIn(claims, joining), joining)) };
  });
}
