import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { supportEmail } from "../domain/support.ts";
import { linkSpent } from "../queries/find-open-link.ts";
import { findConsentOf, type SupportConsent } from "../queries/find-support-consent.ts";
import { findPendingSignIn, spendPendingSignIn, type PendingSignIn } from "./pending-sign-in.ts";
import { startSession, type SessionScope } from "./start-session.ts";
import { sql } from "#tenancy/sql.ts";

export type SupportVisit = { pending: PendingSignIn; tenant: Tenant; consent: SupportConsent };

/** What a link of support opens: only one that was made for support, only while the consent stands. */
export async function findSupportVisit(
  scope: Pick<RequestScope, "database" | "clock">,
  token: string,
): Promise<SupportVisit | null> {
  const pending = await findPendingSignIn(scope, token);
  const tenant = pending?.remembered;
  if (!pending || tenant?.status !== "ACTIVE") return null;
  const { rows } = await scope.database.control.query(
    sql`select from control.login_identity where id = ${pending.identityId} and email = ${supportEmail}`,
  );
  const consent = rows.length === 1 ? await findConsentOf(scope.database, tenant, scope.clock.now()) : null;
  return consent ? { pending, tenant, consent } : null;
}

/** Starts a session that reads through the eyes of whoever consented, and ends with the consent. */
export async function enterAsSupport(scope: SessionScope, token: string): Promise<void> {
  const visit = await findSupportVisit(scope, token);
  if (!visit || !(await spendPendingSignIn(scope, visit.pending))) throw linkSpent();
  const { pending, tenant, consent } = visit;
  await startSession(
    scope,
    pending.identityId,
    { tenant, employeeId: consent.grantedBy },
    { until: new Date(consent.expiresAt) },
  );
}
