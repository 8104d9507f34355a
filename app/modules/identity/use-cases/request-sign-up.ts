import { randomUUID } from "node:crypto";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { quarterHour, resetLinkLasts, resetLinksInQuarterHour } from "../domain/link-policy.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import type { SignUpInput } from "../domain/sign-up-input.ts";
import { emailLinkMail } from "../mail/email-link-mail.ts";
import { takeSignUpTry } from "./sign-in-throttle.ts";
import { sql } from "#tenancy/sql.ts";

export type RequestSignUpScope = Pick<
  RequestScope,
  "database" | "clock" | "address" | "config" | "mailer" | "language"
>;

/** Where the installation does not let anybody open a company, there is no such page. */
export function requireSignUp({ config }: Pick<RequestScope, "config">): void {
  if (!config.signUp) throw notFound("Sign-up");
}

/** Sends a link that proves the address; the company comes into being once it is followed. A mailbox is sent a few, whoever asks. */
export async function requestSignUp(scope: RequestSignUpScope, input: SignUpInput): Promise<void> {
  requireSignUp(scope);
  await takeSignUpTry(scope);
  if (await findTenantBySlug(scope.database, input.slug)) throw addressTaken();
  const token = await storeLink(scope, input);
  const link = `${scope.config.publicUrl}/emailVerification?token=${token}`;
  if (token)
    await scope.mailer.send({
      company: null,
      to: input.email,
      ...emailLinkMail({ language: scope.language, name: input.firstName, link, company: input.company }),
    });
}

export const addressTaken = () =>
  invalid("identity.address-taken", "Another company has this address.", { fields: { slug: "address-taken" } });

async function storeLink(
  { database, clock }: RequestSignUpScope,
  { email, ...detail }: SignUpInput,
): Promise<string | null> {
  const { token, hash } = newToken();
  const now = clock.now();
  const { rowCount } = await database.control.query(
    sql`insert into control.one_time_link (token_hash, id, purpose, email, detail, created_at, expires_at)
     select ${hash}, ${randomUUID()}, 'SIGN_UP', ${email}, ${JSON.stringify(detail)}, ${now},
       ${new Date(now.getTime() + resetLinkLasts)}
      where (select count(*) from control.one_time_link where purpose = 'SIGN_UP'
        and email = ${email} and created_at > ${new Date(now.getTime() - quarterHour)}) < ${resetLinksInQuarterHour}`,
  );
  return rowCount === 1 ? token : null;
}
