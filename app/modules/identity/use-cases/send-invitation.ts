import { randomUUID } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { invitationLasts } from "../domain/link-policy.ts";
import { invitationMail } from "../mail/invitation-mail.ts";
import type { Invited } from "../queries/invited-people.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

/** Who writes, for which company, and when. */
export type Inviter = Pick<Context, "tenant" | "actor" | "clock">;

type LetterBox = Pick<RequestScope, "mailer"> & {
  database: Pick<Database, "control">;
  config: { publicUrl: string };
};

/**
 * Writes somebody a link to join; the one before ends. The link and its mail come about together or not at all, so whoever
 * has a link was written to, and once.
 */
export function sendInvitation(inviter: Inviter, { database, mailer, config }: LetterBox, person: Invited) {
  const { tenant, actor, clock } = inviter;
  const { token, hash } = newToken();
  const now = clock.now();
  const link = `${config.publicUrl}/invite?token=${token}`;
  const names = { name: person.firstName, inviter: actor.name, company: tenant.name };
  const sender = mailSender(tenant, config.publicUrl);
  const words = invitationMail({ language: asLanguage(person.language), link, sender, ...names });
  return database.control.transaction(async (within) => {
    await within.query(
      sql`insert into control.one_time_link (token_hash, id, purpose, email, tenant_id, employee_id, created_by,
        created_at, expires_at)
       values (${hash}, ${randomUUID()}, 'INVITE', ${person.email}, ${tenant.id}, ${person.id}, ${actor.employeeId},
         ${now}, ${new Date(now.getTime() + invitationLasts)})
       on conflict (tenant_id, employee_id) where purpose = 'INVITE' and used_at is null do update
          set token_hash = excluded.token_hash, email = excluded.email, created_by = excluded.created_by,
              created_at = excluded.created_at, expires_at = excluded.expires_at`,
    );
    // A thousand people may be invited at once, while one waits for a link to a new password.
    await mailer.send({ company: tenant.id, to: person.email, ...words }, { lessUrgent: true, within });
    return link;
  });
}
