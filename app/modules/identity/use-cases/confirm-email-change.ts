import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findOpenLink, linkSpent } from "../queries/find-open-link.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export type ConfirmEmailChangeScope = Pick<RequestScope, "database" | "clock" | "requestId" | "mailer" | "config">;

/** From now on the person signs in with the new address; the old one is told. Works without a session, for mail is read elsewhere. */
export async function confirmEmailChange(scope: ConfirmEmailChangeScope, token: string): Promise<void> {
  const link = await findOpenLink(scope, "CHANGE_EMAIL", token);
  if (!link?.identityId) throw linkSpent();
  const former = await presentEmail(scope, link.identityId);
  await auditEverywhere(scope, link.identityId, "identity.change-email");
  if (!(await exchange(scope, link.tokenHash))) throw linkSpent();
  await tellOwner(scope, { id: link.identityId, email: former }, "email-changed");
}

async function presentEmail({ database }: ConfirmEmailChangeScope, identityId: string): Promise<string> {
  const { rows } = await database.control.query<{ email: string }>(
    sql`select email::text as email from control.login_identity where id = ${identityId}`,
  );
  return rows[0]!.email;
}

/**
 * Link and address in one statement; links to a new password that lie in the old mailbox end with it. False where the
 * address is somebody's by now.
 */
async function exchange({ database, clock }: ConfirmEmailChangeScope, tokenHash: string): Promise<boolean> {
  const { rows } = await database.control.query(
    sql`with link as (
       update control.one_time_link set used_at = ${clock.now()}
        where token_hash = ${tokenHash} and purpose = 'CHANGE_EMAIL' and used_at is null and expires_at > ${clock.now()}
          and not exists (select from control.login_identity taken where taken.email = one_time_link.email)
       returning identity_id, email
     ), older as (
       update control.one_time_link set used_at = ${clock.now()}
        where identity_id = (select identity_id from link) and token_hash <> ${tokenHash} and used_at is null
     )
     update control.login_identity i set email = link.email from link where i.id = link.identity_id returning i.id`,
  );
  return rows.length === 1;
}
