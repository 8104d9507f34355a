import type { Context } from "#app/platform/context/context.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export type Invited = { id: string; firstName: string; email: string; language: string };

/** Who of these works here, with what an invitation says to them. */
export function invitedPeople(context: Context, ids: readonly string[]): Promise<Invited[]> {
  return context.rows<Invited>(
    sql`select e.id, coalesce(e.preferred_first_name, e.first_name) as "firstName", e.work_email::text as email,
      coalesce(e.language, o.language) as language
       from {employee} e cross join {organization} o
       join {assignment} a on a.kind = 'STATUS' and a.superseded_at is null and a.status <> 'LEFT'
         and a.valid @> ${context.today()}::date
      where e.id = any(${[...ids]}::uuid[]) and a.employee_id = e.id`,
  );
}

/** Who of these can sign in to the company already, and whose address somebody else signs in with. */
export async function whoNeedsNone(
  { tenant }: Pick<Context, "tenant">,
  { control }: Pick<Database, "control">,
  people: readonly Pick<Invited, "id" | "email">[],
): Promise<{ signedIn: ReadonlySet<string>; taken: ReadonlySet<string> }> {
  const ids = people.map(({ id }) => id);
  const { rows } = await control.query<{ employeeId: string; email: string }>(
    sql`select m.employee_id as "employeeId", lower(i.email::text) as email
      from control.membership m join control.login_identity i on i.id = m.identity_id
      where m.tenant_id = ${tenant.id} and (m.employee_id = any(${ids}::uuid[])
        or i.email = any(${people.map(({ email }) => email)}::citext[]))`,
  );
  const owners = new Map(rows.map(({ email, employeeId }) => [email, employeeId]));
  return {
    signedIn: new Set(rows.map(({ employeeId }) => employeeId)),
    taken: new Set(
      people.filter(({ id, email }) => (owners.get(email.toLowerCase()) ?? id) !== id).map(({ id }) => id),
    ),
  };
}
