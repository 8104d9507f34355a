import { z } from "zod";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashPassword } from "../domain/password-hash.ts";
import { maximumLength, meetsPolicy } from "../domain/password-policy.ts";
import { currentPassword } from "../domain/proof-input.ts";
import { absoluteLimit } from "../domain/session-policy.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { passwordTermsOf } from "../queries/password-terms.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { weakPassword } from "./reset-password.ts";
import { sessionCookie } from "./start-session.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export const changePasswordInput = z.object({
  currentPassword,
  password: z.string({ error: "required" }).min(1, "required").max(maximumLength, "too-long"),
});

/** A new password in place of the one that is proven. Every other session ends; this one goes on under a new token. */
export async function changePassword(scope: RequestScope, input: z.output<typeof changePasswordInput>): Promise<void> {
  const { id, email, sessionId } = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  const { ownWords, demand } = await passwordTermsOf(scope.database, id);
  if (!meetsPolicy(input.password, ownWords, demand)) throw weakPassword();
  const passwordHash = await hashPassword(input.password);
  await auditEverywhere(scope, id, "identity.change-password");
  const token = await storePassword(scope, id, sessionId, passwordHash);
  scope.setCookie(sessionCookie(scope, token, absoluteLimit / 1_000));
  await tellOwner(scope, { id, email }, "password-changed");
}

/** Password, sessions and open links change together: one statement. */
async function storePassword(
  { database, clock }: RequestScope,
  identityId: string,
  sessionId: string,
  passwordHash: string,
): Promise<string> {
  const { token, hash } = newToken();
  await database.control.query(
    sql`with ended as (
       delete from control.session where identity_id = ${identityId} and id <> ${sessionId}
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
