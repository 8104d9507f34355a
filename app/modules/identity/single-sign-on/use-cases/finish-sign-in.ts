import { randomUUID } from "node:crypto";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { stillWithUs } from "#app/modules/people/index.ts";
import { findTenantById } from "#tenancy/register.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { auditInCompany } from "../../use-cases/audit-in-company.ts";
import { startSession, type SessionScope } from "../../use-cases/start-session.ts";
import type { SsoConnection } from "../domain/connection.ts";
import { judgeClaims, shownClaims, type Claims } from "../domain/judge-claims.ts";
import { finishAtProvider } from "../host/provider.ts";
import { findConnection, provenDomains } from "../queries/find-connection.ts";
import { opened, takeSetOut, type SetOut, type SsoScope } from "./begin-sign-in.ts";
import { keepTest } from "./keep-test.ts";
import { linkPerson } from "./link-person.ts";
import { sql } from "#tenancy/sql.ts";

export type FinishScope = SsoScope & SessionScope & Pick<RequestScope, "hostTenant">;

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
  const claims = await claimsOf(scope, connection, setOut, came);
  if (isTest) return testOf(scope, tenant, connection, claims);
  const { identityId, employeeId } = await personOf(scope, tenant, connection, claims);
  await startSession(
    { ...scope, hostTenant: tenant } as FinishScope,
    identityId,
    { tenant, employeeId },
    undefined,
    tenant.id,
  );
  return { returnTo: setOut.returnTo };
}

/** What the provider says of who is there: it posted that before, or is asked now. */
async function claimsOf(scope: FinishScope, connection: SsoConnection, setOut: SetOut, came: URLSearchParams) {
  if (connection.saml && setOut.answer) return setOut.answer;
  if (connection.saml || setOut.answer) throw refusal("sso-refused");
  const expected = { nonce: setOut.nonce, verifier: setOut.verifier, state: came.get("state")! };
  return finishAtProvider(await opened(scope, connection), scope.config, came, expected).catch(
    async (error: unknown) => {
      if (setOut.sessionId !== null && error instanceof AppError)
        await keepTest(scope, connection, {}, "sso-refused", null);
      throw error;
    },
  );
}

/** The person of the company whom the claims name; a deactivated member and a leaver do not come in. */
async function personOf(scope: FinishScope, tenant: Tenant, connection: SsoConnection, claims: Claims) {
  const judged = judgeClaims(claims, await provenDomains(scope.database, tenant.id), connection.saml !== null);
  const found = "fault" in judged ? judged : await linkPerson(scope, tenant, connection.issuer, judged);
  if ("fault" in found) {
    await noteRefused(scope, tenant, found.fault);
    throw refusal(found.fault);
  }
  if (!(await stillWithUs(scope, tenant, found.employeeId))) throw refusal("sso-no-person");
  return found;
}

/** What was received, and who would have come in; nothing is linked, and no session begins. */
async function testOf(
  scope: FinishScope,
  tenant: Tenant,
  connection: SsoConnection,
  claims: Claims,
): Promise<{ tested: true }> {
  const judged = judgeClaims(claims, await provenDomains(scope.database, tenant.id), connection.saml !== null);
  const person = "fault" in judged ? null : await nameOfPerson(scope, tenant, judged.email);
  const fault = "fault" in judged ? judged.fault : person === null ? "sso-no-person" : null;
  await keepTest(scope, connection, shownClaims(claims, connection.saml !== null), fault, person);
  return { tested: true };
}

async function nameOfPerson(scope: FinishScope, tenant: Tenant, email: string): Promise<string | null> {
  const [found] = await inUnitOfWork(scope.database, tenant, { readOnly: true }, ({ rows }) =>
    rows<{ name: string }>(sql`select display_name as name from {employee} where work_email = ${email}::citext`),
  );
  return found?.name ?? null;
}

function noteRefused(scope: FinishScope, tenant: Tenant, reason: string): Promise<void> {
  return auditInCompany(scope, tenant, null, {
    action: "identity.sign-in-failed",
    subjectType: "Session",
    subjectId: randomUUID(),
    detail: { by: "single-sign-on", reason },
  });
}
