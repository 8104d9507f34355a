import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { openCompaniesOf, type CompanyChoice } from "../queries/companies-of.ts";
import { findSecondFactors, hasSecondFactor } from "../queries/find-second-factors.ts";
import { ownProofAt } from "../single-sign-on/queries/find-connection.ts";
import { tellOfEmergency } from "../single-sign-on/use-cases/tell-of-emergency.ts";
import { findSignInPolicy } from "../queries/find-sign-in-policy.ts";
import { startPendingSignIn } from "./pending-sign-in.ts";
import { startSession, type SessionScope } from "./start-session.ts";

/** IN a company; to CHOOSE one; a SECOND_STEP is asked for; one has to be SET_UP before the company opens. */
export type Entered = "IN" | "CHOOSE" | "SECOND_STEP" | { setUpFor: string };

export type EnterScope = SessionScope & Pick<RequestScope, "hostTenant">;

/** Where somebody goes whose first proof holds: to the second step where they have one, else on. */
export async function enter(scope: EnterScope, identityId: string, remembered: Tenant | null): Promise<Entered> {
  const choices = await openCompaniesOf(scope, identityId, scope.hostTenant);
  if (choices.length === 0) throw new AppError("identity.no-company", 403, "No company this person may enter.");
  if (!hasSecondFactor(await findSecondFactors(scope.database, identityId)))
    return enterProven(scope, identityId, remembered);
  await startPendingSignIn(scope, identityId, remembered);
  return "SECOND_STEP";
}

/** Everything they have was proven. One company: straight in; several: the session has none until one is chosen. */
export async function enterProven(scope: EnterScope, identityId: string, remembered: Tenant | null): Promise<Entered> {
  const choices = await openCompaniesOf(scope, identityId, scope.hostTenant);
  if (choices.length === 0) throw new AppError("identity.no-company", 403, "No company this person may enter.");
  const place =
    choices.length === 1 ? choices[0]! : (choices.find(({ tenant }) => tenant.id === remembered?.id) ?? null);
  if (place) return enterPlace(scope, identityId, place);
  await startSession(scope, identityId, null);
  return "CHOOSE";
}

/** Into one company; where it wants a second factor and there is none yet, only as far as setting one up. */
export async function enterPlace(scope: EnterScope, identityId: string, place: CompanyChoice): Promise<Entered> {
  const { tenant, employeeId } = place;
  const proof = await ownProofAt(scope.database, { tenantId: tenant.id, employeeId });
  if (proof === "CLOSED")
    throw new AppError("identity.sso-required", 403, "The company signs in at its own identity provider.");
  const { secondFactorRequired } = await findSignInPolicy(scope.database, place.tenant.id);
  const lacking = secondFactorRequired && !hasSecondFactor(await findSecondFactors(scope.database, identityId));
  await startSession(scope, identityId, lacking ? null : place);
  if (proof === "EMERGENCY" && !lacking) await tellOfEmergency(scope, tenant, employeeId);
  return lacking ? { setUpFor: place.tenant.slug } : "IN";
}

/** The address that comes next; `returnTo` has been checked by whoever calls. */
export function addressAfter(entered: Entered, returnTo: string): string {
  const query = new URLSearchParams({ returnTo });
  if (entered === "IN") return returnTo;
  if (entered === "CHOOSE") return `/selectOrganization?${query}`;
  if (entered === "SECOND_STEP") return `/login/secondStep?${query}`;
  query.set("company", entered.setUpFor);
  return `/secondFactorSetup?${query}`;
}
