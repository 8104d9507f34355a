import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, type Slice, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { containing, instant, sql } from "#tenancy/sql.ts";

export const teamPeopleInput = z.object({
  text: searchInput(),
  show: optionalInput(z.enum(["SILENT", "NONE_PLANNED"])).catch(undefined),
  page: pageInput,
});
export type TeamPeopleInput = z.output<typeof teamPeopleInput>;

export const silentDays = 35;
export const teamPageSize = 25;

/** A person and their 1:1s with who leads them: days and counts, no word of them. */
export type TeamPerson = {
  id: string;
  name: string;
  photo: string | null;
  manager: { id: string; name: string };
  last: string | null;
  next: string | null;
  held: number;
  missed: number;
};

export type TeamPeople = { scope: InsightScope; input: TeamPeopleInput; rows: TeamPerson[]; total: number };

/** The people of a scope, those not met for longest first: one statement. */
export async function teamPeople(
  context: Context,
  scope: InsightScope,
  input: TeamPeopleInput,
  { limit, offset }: Slice = sliceOfPage(input.page, teamPageSize),
): Promise<TeamPeople> {
  await requireScope(context, scope);
  const now = context.clock.now();
  const rows = await context.rows<TeamPerson & { total: number }>(
    sql`${scopePrelude(context, scope)},
      counted as (select member.employee_id, member.manager_id,
          max(met.starts_at) filter (where met.status = 'ACKNOWLEDGED') as last,
          min(met.starts_at) filter (where met.status in ('NOT_STARTED', 'ACTIVE') and met.ends_at > ${now}) as next,
          count(met.id) filter (where met.status = 'ACKNOWLEDGED' and met.starts_at > ${now}::timestamptz
            - interval '90 days')::int as held,
          count(met.id) filter (where met.status = 'NOT_STARTED' and met.ends_at <= ${now} and met.starts_at
            > ${now}::timestamptz - interval '90 days')::int as missed
        from member left join met on met.employee_id = member.employee_id group by 1, 2)
      select e.id, e.display_name as name, e.photo_key as photo, jsonb_build_object('id', l.id, 'name',
        l.display_name) as manager,
        ${instant(sql`c.last`)} as last, ${instant(sql`c.next`)} as next, c.held, c.missed, count(*) over ()::int as total
      from counted c join {employee} e on e.id = c.employee_id join {employee} l on l.id = c.manager_id
     where ${input.text ? sql`e.display_name ilike ${containing(input.text)}` : sql`true`}
       and ${
         input.show === "SILENT"
           ? sql`(c.last is null or c.last < ${now}::timestamptz - ${silentDays}::int *
         interval '1 day')`
           : input.show === "NONE_PLANNED"
             ? sql`c.next is null`
             : sql`true`
       }
     order by c.last nulls first, lower(e.display_name), e.id limit ${limit} offset ${offset}`,
  );
  return { scope, input, rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
