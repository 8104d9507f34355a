import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { newEmailInput } from "../domain/email.ts";
import { resetLinkLasts } from "../domain/link-policy.ts";
import { currentPassword, factorCode } from "../domain/proof-input.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { emailLinkMail } from "../mail/email-link-mail.ts";
import { auditEverywhere } from "./audit-in-company.ts";
import { confirmFactor } from "./confirm-factor.ts";
import { confirmPassword, requireOwnIdentity } from "./own-identity.ts";
import { tellOwner } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

export const requestEmailChangeInput = z.object({ email: newEmailInput, currentPassword, code: factorCode });

/**
 * Sends a link to the new address and word of it to the old one, which stays until the link is followed. An address that signs in
 * somebody else is answered alike and gets no mail.
 */
export async function requestEmailChange(
  context: Pick<Context, "actor">,
  input: z.output<typeof requestEmailChangeInput>,
  scope: RequestScope,
): Promise<{ email: string }> {
  const { id, email: present } = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  if (input.email.toLowerCase() === present.toLowerCase())
    throw invalid("identity.same-email", "It is this address already.", { fields: { email: "same-email" } });
  await confirmFactor(scope, id, input.code);
  await auditEverywhere(scope, id, "identity.request-email-change");
  const token = await storeLink(scope, id, input.email);
  const { rows } = await scope.database.control.query(
    sql`select from control.login_identity where email = ${input.email}`,
  );
  // The old address hears of it while its owner can still stop it: later it signs nobody in.
  await tellOwner(scope, { id, email: present }, "email-change-asked");
  const language = asLanguage(context.actor.language);
  const link = `${scope.config.publicUrl}/emailVerification?token=${token}`;
  if (rows.length === 0) {
    const words = emailLinkMail({ language, name: context.actor.name, link });
    await scope.mailer.send({ company: null, to: input.email, ...words });
  }
  return { email: input.email };
}

/** The newest link alone works. */
async function storeLink({ database, clock }: RequestScope, identityId: string, email: string): Promise<string> {
  const { token, hash } = newToken();
  const now = clock.now();
  await database.control.query(
    sql`with older as (
       update control.one_time_link set used_at = ${now} where identity_id = ${identityId} and purpose = 'CHANGE_EMAIL'
         and used_at is null
     )
     insert into control.one_time_link (token_hash, id, purpose, identity_id, email, created_at, expires_at)
       values (${hash}, ${randomUUID()}, 'CHANGE_EMAIL', ${identityId}, ${email}, ${now},
       ${new Date(now.getTime() + resetLinkLasts)})`,
  );
  return token;
}
