import type { Context } from "#app/platform/context/context.ts";
import { containing, sql } from "#tenancy/sql.ts";
import { live } from "../data/live.ts";

/** Somebody who left, as they stood on their last day, `leftOn`. */
export type Alumnus = {
  id: string;
  name: string;
  photo: string | null;
  joinedOn: string;
  leftOn: string;
  role: string | null;
  orgUnit: string | null;
  personalEmail: string | null;
};

/** Who has left and is not forgotten, the latest first; whether the actor may know them is the caller's to ask. */
export async function alumni(
  context: Context,
  { text, limit, offset }: { text: string; limit: number; offset: number },
): Promise<{ rows: Alumnus[]; total: number }> {
  const last = sql`(e.resigned_on - 1)`;
  const named = text ? sql`e.display_name ilike ${containing(text)}` : sql`true`;
  const rows = await context.rows<Alumnus & { total: number }>(
    sql`with gone as (select e.*, count(*) over ()::int as total from {employee} e
        join {assignment} st on st.employee_id = e.id and ${live("st", "STATUS", context.today())} and st.status = 'LEFT'
        where e.resigned_on is not null and e.erased_at is null and ${named}
        order by e.resigned_on desc, e.id limit ${limit} offset ${offset})
      select e.id, e.display_name as name, e.photo_key as photo, e.joined_on::text as "joinedOn",
        ${last}::text as "leftOn", e.personal_email::text as "personalEmail", jr.name as role, ou.name as "orgUnit", e.total
      from gone e
        left join {assignment} jo on jo.employee_id = e.id and ${live("jo", "JOB_ROLE", last)}
        left join {job_role} jr on jr.id = jo.job_role_id
        left join {assignment} un on un.employee_id = e.id and ${live("un", "ORG_UNIT", last)}
        left join {org_unit} ou on ou.id = un.org_unit_id
      order by e.resigned_on desc, e.id`,
  );
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}
