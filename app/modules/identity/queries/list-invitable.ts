import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Database } from "#tenancy/database.ts";

export type Invitable = { id: string; name: string; email: string; joinedOn: string };
export type InvitablePage = { people: Invitable[]; total: number };

export const invitablePageSize = 25;

/** People who work here, cannot sign in, and have no invitation waiting. */
export async function listInvitable(
  context: Context,
  database: Database,
  { text, page }: { text: string; page: number },
): Promise<InvitablePage> {
  await authorize(context, "create", { kind: "Invitation" });
  const { rows: taken } = await database.control.query<{ employee_id: string }>(
    `select employee_id from control.membership where tenant_id = $1
      union select employee_id from control.one_time_link where tenant_id = $1 and purpose = 'INVITE' and used_at is null`,
    [context.tenant.id],
  );
  const people = await context.rows<Invitable & { total: number }>(
    `select e.id, e.display_name as name, e.work_email::text as email, e.joined_on::text as "joinedOn", count(*) over ()::int as total
       from {employee} e
       join {assignment} a on a.employee_id = e.id and a.kind = 'STATUS' and a.superseded_at is null and a.status <> 'LEFT' and a.valid @> ?::date
      where e.id <> all(?::uuid[])
        and (e.display_name || ' ' || e.first_name || ' ' || e.last_name || ' ' || e.work_email::text) ilike ?
      order by lower(e.display_name), e.id limit ${invitablePageSize} offset ?`,
    [
      context.today(),
      taken.map((row) => row.employee_id),
      `%${text.replace(/[\\%_]/g, "\\$&")}%`,
      (page - 1) * invitablePageSize,
    ],
  );
  return {
    people: people.map(({ id, name, email, joinedOn }) => ({ id, name, email, joinedOn })),
    total: people[0]?.total ?? 0,
  };
}
