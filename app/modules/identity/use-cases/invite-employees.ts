import { randomUUID } from "node:crypto";
import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { invitationLasts } from "../domain/link-policy.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { invitationMail } from "../mail/invitation-mail.ts";
import { writeDown } from "./write-down.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export const inviteEmployeesInput = z.object({
  employeeId: z.array(z.uuid(), { error: "nobody-chosen" }).min(1, "nobody-chosen").max(100, "too-many-chosen"),
});

export type InvitationScope = Pick<RequestScope, "mailer" | "config" | "settle"> & {
  database: Pick<Database, "control">;
};

type Invited = { id: string; first_name: string; email: string; language: string };

/** Sends each of these people a link to join; a new invitation replaces the one before. Answers how many. */
export async function inviteEmployees(
  context: Context,
  input: z.output<typeof inviteEmployeesInput>,
  scope: InvitationScope,
): Promise<number> {
  return (await inviteWithLinks(context, input, scope)).length;
}

/** As `inviteEmployees`, for who hands on the links where there is no mail: each opens an account, so no page shows one. */
export async function inviteWithLinks(
  context: Context,
  { employeeId }: z.output<typeof inviteEmployeesInput>,
  scope: InvitationScope,
): Promise<string[]> {
  await authorize(context, "create", { kind: "Invitation" });
  const people = await loadPeople(context, [...new Set(employeeId)]);
  await refuseMembers(context, scope, people);
  await context.rows(
    sql`update {employee} set invited = true, sign_up_pending = true where id = any(${people.map(({ id }) => id)}::uuid[])`,
  );
  for (const { id } of people) {
    await writeDown(context, "identity.invited", { employeeId: id }, { action: "invite", subject: "Employee", id });
  }
  await scope.settle();
  const links: string[] = [];
  for (const person of people) links.push(await send(context, scope, person));
  return links;
}

/** Everybody asked for, or nobody: an id that is not of this company, or somebody who has left, is not found. */
async function loadPeople(context: Context, ids: readonly string[]): Promise<Invited[]> {
  const people = await context.rows<Invited>(
    sql`select e.id, coalesce(e.preferred_first_name, e.first_name) as first_name, e.work_email::text as email,
      coalesce(e.language, o.language) as language
       from {employee} e cross join {organization} o
       join {assignment} a on a.kind = 'STATUS' and a.superseded_at is null and a.status <> 'LEFT'
         and a.valid @> ${context.today()}::date
      where e.id = any(${ids}::uuid[]) and a.employee_id = e.id`,
  );
  if (people.length !== ids.length) throw notFound("Employee");
  return people;
}

async function refuseMembers(
  { tenant }: Context,
  { database }: InvitationScope,
  people: readonly Invited[],
): Promise<void> {
  const { rows } = await database.control.query(
    sql`select from control.membership m join control.login_identity i on i.id = m.identity_id
      where m.tenant_id = ${tenant.id} and (m.employee_id = any(${people.map(({ id }) => id)}::uuid[])
        or i.email = any(${people.map(({ email }) => email)}::citext[])
        and m.employee_id <> all(${people.map(({ id }) => id)}::uuid[]))`,
  );
  if (rows.length > 0) throw conflict("identity.already-member", "Somebody among them can sign in already.");
}

async function send(
  { tenant, actor, clock }: Context,
  { database, mailer, config }: InvitationScope,
  person: Invited,
): Promise<string> {
  const { token, hash } = newToken();
  const now = clock.now();
  await database.control.query(
    sql`insert into control.one_time_link (token_hash, id, purpose, email, tenant_id, employee_id, created_by,
      created_at, expires_at)
     values (${hash}, ${randomUUID()}, 'INVITE', ${person.email}, ${tenant.id}, ${person.id}, ${actor.employeeId},
       ${now}, ${new Date(now.getTime() + invitationLasts)})
     on conflict (tenant_id, employee_id) where purpose = 'INVITE' and used_at is null do update
        set token_hash = excluded.token_hash, email = excluded.email, created_by = excluded.created_by,
            created_at = excluded.created_at, expires_at = excluded.expires_at`,
  );
  const language = asLanguage(person.language);
  const link = `${config.publicUrl}/invite?token=${token}`;
  const sender = mailSender(tenant, config.publicUrl);
  const names = { name: person.first_name, inviter: actor.name, company: tenant.name };
  const words = invitationMail({ language, link, sender, ...names });
  // A thousand people may be invited at once, while one waits for a link to a new password.
  await mailer.send({ company: tenant.id, to: person.email, ...words }, { lessUrgent: true });
  return link;
}
