import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { quarterHour, resetLinkLasts, resetLinksInQuarterHour } from "../domain/link-policy.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { resetMail } from "../mail/reset-mail.ts";
import { openCompaniesOf } from "../queries/companies-of.ts";
import { personOf } from "../queries/person-of.ts";
import { auditInCompany } from "../use-cases/audit-in-company.ts";
import type { IdentityServices } from "./identity-jobs.ts";
import type { sendResetLink } from "./send-reset-link.job.ts";
import { sql } from "#tenancy/sql.ts";

type Payload = z.output<typeof sendResetLink.payload>;

/** A fresh link for somebody who has a password and a company to enter; for anybody else nothing at all. */
export function handleSendResetLink(services: IdentityServices) {
  return async ({ email, language, requestId }: Payload): Promise<void> => {
    const { database, clock, config, mailer } = services;
    const identity = await findIdentity(services, email);
    const [place] = identity ? await openCompaniesOf({ database, clock }, identity.id) : [];
    if (!identity || !place) return;
    const { token, hash } = newToken();
    const now = clock.now();
    await database.control.query(
      sql`insert into control.one_time_link (token_hash, id, purpose, email, identity_id, created_at, expires_at)
       values (${hash}, ${randomUUID()}, 'RESET_PASSWORD', ${identity.email}, ${identity.id}, ${now},
         ${new Date(now.getTime() + resetLinkLasts)})`,
    );
    const person = await personOf(database, place);
    const link = `${config.publicUrl}/forgotPasswordConfirmation?token=${token}`;
    await mailer.send({
      company: null,
      to: identity.email,
      ...resetMail({ language: person.language ?? language, name: person.firstName, link }),
    });
    await auditInCompany({ database, clock, requestId }, place.tenant, null, {
      action: "identity.request-reset",
      subjectType: "Employee",
      subjectId: place.employeeId,
    });
  };
}

/** Nobody where this person was sent enough links already: their mailbox is not anybody's to fill. */
async function findIdentity(
  { database, clock }: IdentityServices,
  email: string,
): Promise<{ id: string; email: string } | undefined> {
  const { rows } = await database.control.query<{ id: string; email: string }>(
    sql`select i.id, i.email::text as email from control.login_identity i
      where i.email = ${email} and i.password_hash is not null
        and (select count(*) from control.one_time_link l
              where l.identity_id = i.id and l.purpose = 'RESET_PASSWORD'
                and l.created_at > ${new Date(clock.now().getTime() - quarterHour)}) < ${resetLinksInQuarterHour}`,
  );
  return rows[0];
}
