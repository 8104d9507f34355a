import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import type { NewPasswordInput } from "../domain/new-password-input.ts";
import { hashPassword } from "../domain/password-hash.ts";
import { meetsPolicy } from "../domain/password-policy.ts";
import { findOpenLink, linkSpent } from "../queries/find-open-link.ts";
import { passwordTermsOf } from "../queries/password-terms.ts";
import { type LastingPlaceScope, rememberPlace } from "./familiar-place.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { endCalendarAddresses } from "./end-calendar-addresses.ts";
import { sql } from "#tenancy/sql.ts";

export type ResetPasswordScope = LastingPlaceScope & Pick<RequestScope, "requestId">;

/** Sets the new password and ends every session, access token and calendar address of the person. The link works once. */
export async function resetPassword(scope: ResetPasswordScope, { token, password }: NewPasswordInput): Promise<void> {
  const link = await findOpenLink(scope, "RESET_PASSWORD", token);
  if (!link?.identityId) throw linkSpent();
  const { ownWords, demand } = await passwordTermsOf(scope.database, link.identityId);
  if (!meetsPolicy(password, ownWords, demand)) throw weakPassword();
  const passwordHash = await hashPassword(password);
  await auditEverywhere(scope, link.identityId, "identity.reset-password");
  if (!(await spendLink(scope, link.tokenHash, passwordHash))) throw linkSpent();
  await endCalendarAddresses(scope, link.identityId);
  // Who reads the mailbox is the owner, and may come in from here however many strangers try.
  await rememberPlace(scope, link.identityId);
}

export function weakPassword() {
  return invalid("identity.weak-password", "The password does not meet the policy.", {
    fields: { password: "weak-password" },
  });
}

/** In one statement, so that of two requests with the same link one finds it used. */
async function spendLink(
  { database, clock }: Pick<RequestScope, "database" | "clock">,
  tokenHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { rows } = await database.control.query(
    sql`with link as (
       update control.one_time_link set used_at = ${clock.now()}
        where token_hash = ${tokenHash} and purpose = 'RESET_PASSWORD' and used_at is null and expires_at > ${clock.now()}
       returning identity_id
     ), others as (
       update control.one_time_link set used_at = ${clock.now()}
        where identity_id = (select identity_id from link) and token_hash <> ${tokenHash} and used_at is null
     ), ended as (
       delete from control.session where identity_id = (select identity_id from link)
     ), revoked as (
       delete from control.access_token where identity_id = (select identity_id from link)
     ), halted as (
       delete from control.pending_sign_in where identity_id = (select identity_id from link)
     )
     update control.login_identity set password_hash = ${passwordHash}, password_changed_at = ${clock.now()}
      where id = (select identity_id from link) returning id`,
  );
  return rows.length === 1;
}
