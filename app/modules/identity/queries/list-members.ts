import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { sliceOfPage } from "#app/platform/http/paging.ts";
import type { Database } from "#tenancy/database.ts";
import { memberPageSize, type MemberStatus } from "../domain/member-status.ts";
import { containing, sql } from "#tenancy/sql.ts";

export type Member = {
  employeeId: string;
  name: string;
  photo: string | null;
  email: string;
  status: MemberStatus;
  secondFactor: boolean;
  lastSeenAt: string | null;
  self: boolean;
};
export type MemberPage = { members: Member[]; total: number };

type Shown = { id: string; name: string; photo: string | null };
type MemberRow = {
  employee_id: string;
  email: string;
  status: MemberStatus;
  second_factor: boolean;
  last_seen_at: Date | null;
};

/** Who can sign in to this company, and who could. `lastSeenAt` is that of a session which still runs. */
export async function listMembers(
  context: Context,
  database: Pick<Database, "control">,
  wanted: { text: string; status: MemberStatus; page: number },
  { limit, offset } = sliceOfPage(wanted.page, memberPageSize),
): Promise<MemberPage> {
  await authorize(context, "view", { kind: "Membership" });
  const { rows: all } = await database.control.query<{ employee_id: string; email: string }>(
    sql`select m.employee_id, i.email::text as email from control.membership m
      join control.login_identity i on i.id = m.identity_id
      where m.tenant_id = ${context.tenant.id} and m.status = ${wanted.status}`,
  );
  const people = await context.rows<Shown & { total: number }>(
    sql`select e.id, e.display_name as name, e.photo_key as photo, count(*) over ()::int as total
       from {employee} e join unnest(${all.map((row) => row.employee_id)}::uuid[],
         ${all.map((row) => row.email)}::text[]) as m (id, email) on m.id = e.id
      where (e.display_name || ' ' || e.first_name || ' ' || e.last_name || ' ' || m.email) ilike ${containing(wanted.text)}
      order by lower(e.display_name), e.id limit ${limit} offset ${offset}`,
  );
  const facts = await factsOf(
    context,
    database,
    people.map(({ id }) => id),
  );
  return {
    members: people.map((shown) => toMember(facts.get(shown.id)!, shown, shown.id === context.actor.employeeId)),
    total: people[0]?.total ?? 0,
  };
}

async function factsOf(
  { tenant }: Context,
  { control }: Pick<Database, "control">,
  ids: readonly string[],
): Promise<Map<string, MemberRow>> {
  const { rows } = await control.query<MemberRow>(
    sql`select m.employee_id, i.email::text as email, m.status,
            exists (select from control.totp t where t.identity_id = i.id and t.confirmed_at is not null)
              or exists (select from control.passkey p where p.identity_id = i.id) as second_factor,
            (select max(s.last_seen_at) from control.session s where s.identity_id = i.id
              and s.tenant_id = m.tenant_id) as last_seen_at
       from control.membership m join control.login_identity i on i.id = m.identity_id
      where m.tenant_id = ${tenant.id} and m.employee_id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.employee_id, row]));
}

function toMember(
  { employee_id: employeeId, email, status, second_factor: secondFactor, last_seen_at: lastSeenAt }: MemberRow,
  { name, photo }: Shown,
  self: boolean,
): Member {
  return { employeeId, name, photo, email, status, secondFactor, lastSeenAt: lastSeenAt?.toISOString() ?? null, self };
}
