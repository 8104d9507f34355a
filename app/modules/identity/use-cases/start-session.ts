import { randomUUID } from "node:crypto";
import { stringifySetCookie } from "cookie";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { CompanyChoice } from "../queries/companies-of.ts";
import { isAddressAllowed } from "../domain/address-range.ts";
import { limitsOf, usualPolicy } from "../domain/sign-in-policy.ts";
import { findSignInPolicy } from "../queries/find-sign-in-policy.ts";
import { addressRefused } from "../queries/resolve-session.ts";
import { idleLimit, sessionCookieName } from "../domain/session-policy.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { rememberPlace } from "./familiar-place.ts";
import { auditInCompany } from "./audit-in-company.ts";
import { languageCookie } from "#app/platform/http/language-cookie.ts";
import { isLanguage } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";

export type SessionScope = Pick<
  RequestScope,
  | "database"
  | "clock"
  | "requestId"
  | "session"
  | "userAgent"
  | "address"
  | "secure"
  | "setCookie"
  | "device"
  | "languageChosen"
>;

/** A session that began at a company's provider: it opens that company alone. */
export type SsoSession = {
  tenantId: string;
  /** What the provider calls its session; null where it does not say. */
  sid: string | null;
  /** By SAML, a digest of what the provider calls whom it let in. */
  nameHash: string | null;
  /** Names the session to the provider at its end, sealed; null where that is not asked for. */
  sealedName: string | null;
};

/**
 * A fresh session under a fresh token; the one this browser had before, if any, ends, so that a token
 * planted before sign-in is worth nothing after it. Without a place it may only choose a company.
 */
export async function startSession(
  scope: SessionScope,
  identityId: string,
  place: CompanyChoice | null,
  support?: { until: Date },
  sso: SsoSession | null = null,
): Promise<void> {
  const { token, hash } = newToken();
  const { control } = scope.database;
  const now = scope.clock.now();
  const id = randomUUID();
  const policy = place ? await findSignInPolicy(scope.database, place.tenant.id) : usualPolicy;
  if (!isAddressAllowed(scope.address, policy.allowedRanges)) throw addressRefused();
  const { idle, absolute } = limitsOf(policy);
  await control.query(
    sql`delete from control.session where id = ${scope.session?.id ?? null} or (identity_id = ${identityId} and
      (expires_at <= ${now} or last_seen_at <= ${new Date(now.getTime() - Math.max(idle, idleLimit))}))`,
  );
  await control.query(
    sql`insert into control.session (token_hash, id, identity_id, tenant_id, employee_id, user_agent, address,
      created_at, last_seen_at, expires_at, sso_tenant_id, sso_sid, sso_name_hash, sso_id_token)
     values (${hash}, ${id}, ${identityId}, ${place?.tenant.id ?? null}, ${place?.employeeId ?? null},
       ${scope.userAgent.slice(0, 400)}, ${scope.address}, ${now}, ${now},
       ${new Date(support ? support.until.getTime() : now.getTime() + absolute)},
       ${sso?.tenantId ?? null}, ${sso?.sid ?? null}, ${sso?.nameHash ?? null}, ${sso?.sealedName ?? null})`,
  );
  scope.setCookie(sessionCookie(scope, token, absolute / 1_000));
  if (!support) await rememberPlace(scope, identityId);
  if (place && !support && !scope.languageChosen) await speakAsTheyDo(scope, place);
  if (place)
    await auditInCompany(scope, place.tenant, support ? null : place.employeeId, {
      action: support ? "identity.support-sign-in" : "identity.sign-in",
      subjectType: "Session",
      subjectId: id,
    });
}

/** A browser that was told nothing yet speaks the language of the person's profile. */
async function speakAsTheyDo(scope: SessionScope, { tenant, employeeId }: CompanyChoice): Promise<void> {
  const [own] = await inUnitOfWork(scope.database, tenant, { readOnly: true }, ({ rows }) =>
    rows<{ language: string | null }>(sql`select language from {employee} where id = ${employeeId}`),
  );
  if (isLanguage(own?.language)) scope.setCookie(languageCookie(own.language));
}

export function sessionCookie(scope: Pick<RequestScope, "secure">, value: string, maxAge: number): string {
  return stringifySetCookie(sessionCookieName, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: scope.secure,
    maxAge,
  });
}
