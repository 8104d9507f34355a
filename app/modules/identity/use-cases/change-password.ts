import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashPassword } from "../domain/password-hash.ts";
import { maximumLength, meetsPolicy } from "../domain/password-policy.ts";
import { currentPassword } from "../domain/proof-input.ts";
import { absoluteLimit } from "../domain/session-policy.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { passwordTermsOf } from "../queries/password-terms.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { endCalendarAddresses } from "./end-calendar-addresses.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { weakPassword } from "./reset-password.ts";
import { sessionCookie } from "./start-session.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export const changePasswordInput = z.object({
  currentPassword,
  password: z.string({ error: "required" }).min(1, "required").max(maximumLength, "too-long"),
  /** Programs and calendars go on with what they have; else they need it anew. */
  keepsPrograms: tickInput.default(false),
});

type ChangePasswordInput = Omit<z.output<typeof changePasswordInput>, "keepsPrograms"> & { keepsPrograms?: boolean };

/**
 * A new password in place of the one that is proven. Every other session ends; this one goes on under a new token. Access
 * tokens and calendar addresses end as well unless they are to be kept: whoever knew the password may have made one.
 */
export async function changePassword(scope: RequestScope, input: ChangePasswordInput): Promise<void> {
  const { id, email, sessionId } = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  const { ownWords, demand } = await passwordTermsOf(scope.database, id);
  if (!meetsPolicy(input.password, ownWords, demand)) throw weakPassword();
  const passwordHash = await hashPassword(input.password);
  await auditEverywhere(scope, id, "identity.change-password");
  const { keepsPrograms = false } = input;
  if (!keepsPrograms) await endCalendarAddresses(scope, id);
  const token = await storePassword(scope, { id, sessionId, passwordHash, keepsPrograms });
  scope.setCookie(sessionCookie(scope, token, absoluteLimit / 1_000));
  await tellOwner(scope, { id, email }, "password-changed");
}

type StoredPassword = { id: string; sessionId: string; passwordHash: string; keepsPrograms: boolean };

/** Password, sessions, access tokens and open links change together: one statement. */
async function storePassword(
  { database, clock }: RequestScope,
  { id: identityId, sessionId, passwordHash, keepsPrograms }: StoredPassword,
): Promise<string> {
  const { token, hash } = newToken();
  await database.control.query(
    sql`with ended as (
       delete from control.session where identity_id = ${identityId} and id <> ${sessionId}
     ), revoked as (
       delete from control.access_token where identity_id = ${identityId} and not ${keepsPrograms}::boolean
     ), halted as (
       delete from control.pending_sign_in where identity_id = ${identityId}
     ), links as (
       update control.one_time_link set used_at = ${clock.now()} where identity_id = ${identityId} and used_at is null
     ), renewed as (
       update control.session set token_hash = ${hash} where id = ${sessionId}
     )
     update control.login_identity set password_hash = ${passwordHash}, password_changed_at = ${clock.now()} where
       id = ${identityId}`,
  );
  return token;
}
