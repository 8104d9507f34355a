import { wordConditions } from "#app/modules/people/index.ts";
import { memberPageSize } from "../domain/member-status.ts";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { sliceOfPage } from "#app/platform/http/paging.ts";
import type { Database } from "#tenancy/database.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

export type Invitable = { id: string; name: string; photo: string | null; email: string; joinedOn: string };
export type InvitablePage = { people: Invitable[]; total: number };

/** People who work here, cannot sign in, and have no invitation waiting. */
export async function listInvitable(
  context: Context,
  database: Pick<Database, "control">,
  { text, page }: { text: string; page: number },
): Promise<InvitablePage> {
  const from = await invitable(context, database, text);
  const { limit, offset } = sliceOfPage(page, memberPageSize);
  const people = await context.rows<Invitable & { total: number }>(
    sql`select e.id, e.display_name as name, e.photo_key as photo, e.work_email::text as email, e.joined_on::text as "joinedOn",
      count(*) over ()::int as total
       from ${from} order by lower(e.display_name), e.id limit ${limit} offset ${offset}`,
  );
  return {
    people: people.map(({ total: _, ...person }) => person),
    total: people[0]?.total ?? 0,
  };
}

/** The ids of all of them, in the order of the list. */
export async function idsInvitable(
  context: Context,
  database: Pick<Database, "control">,
  text: string,
): Promise<string[]> {
  const from = await invitable(context, database, text);
  const people = await context.rows<{ id: string }>(sql`select e.id from ${from} order by lower(e.display_name), e.id`);
  return people.map(({ id }) => id);
}

async function invitable(context: Context, database: Pick<Database, "control">, text: string): Promise<Sql> {
  await authorize(context, "create", { kind: "Invitation" });
  const { rows: taken } = await database.control.query<{ employee_id: string }>(
    sql`select employee_id from control.membership where tenant_id = ${context.tenant.id}
      union select employee_id from control.one_time_link where tenant_id = ${context.tenant.id} and purpose = 'INVITE'
        and used_at is null`,
  );
  return sql`{employee} e
    join {assignment} a on a.employee_id = e.id and a.kind = 'STATUS' and a.superseded_at is null
      and a.status <> 'LEFT' and a.valid @> ${context.today()}::date
   where e.id <> all(${taken.map((row) => row.employee_id)}::uuid[])
     and ${allOf(wordConditions(exactly(text), context.today()))}`;
}
