import { z } from "zod";
import { adminKinds, type AdminKind } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, sliceOfPage, searchInput } from "#app/platform/http/paging.ts";
import type { CustomAccessEntry } from "../domain/admin-kinds.ts";
import { containing, sql, type Sql } from "#tenancy/sql.ts";

export const adminPageSize = 25;
export const adminFilters = ["HOLDERS", "EVERYBODY", ...adminKinds] as const;

/** Filters of the list as they stand in the address; what does not fit is as if it were not there. */
export const adminListInput = z.object({
  search: searchInput("Words looked for in names; left out, everybody and everything is listed."),
  kind: z
    .enum(adminFilters)
    .catch("HOLDERS")
    .default("HOLDERS")
    .describe("Those of one kind, HOLDERS for all who hold something, EVERYBODY for all who work here."),
  page: pageInput.describe("Which page of the people, from 1; 20 a page."),
});
export type AdminListInput = z.output<typeof adminListInput>;

/** `units` are the names of the org units a kind reaches, null where it reaches all. */
export type AdminRow = {
  id: string;
  name: string;
  photo: string | null;
  email: string;
  /** False where they have left, or are yet to come, and still hold something. */
  working: boolean;
  kinds: { kind: AdminKind; units: string[] | null }[];
  entries: CustomAccessEntry[];
  roles: string[];
};
export type AdminList = { rows: AdminRow[]; total: number };

const holds = sql`(e.id in (select employee_id from {admin_access}) or e.id in (select employee_id from {scoped_admin_access})
  or e.id in (select employee_id from {custom_role_holder}))`;

/** Who holds which access, one statement whatever the size. */
export async function listAdmins(
  context: Context,
  { search, kind, page }: AdminListInput,
  slice = sliceOfPage(page, adminPageSize),
): Promise<AdminList> {
  await authorize(context, "view", { kind: "AdminAccess" });
  const rows = await context.rows<AdminRow & { total: number }>(
    sql`with held as (
       select employee_id, kind, null::uuid[] as units from {admin_access}
       union all select employee_id, kind, array_agg(org_unit_id) from {scoped_admin_access} group by employee_id, kind),
     listed as (
       select e.*, exists (select from {assignment} s where s.employee_id = e.id and s.kind = 'STATUS' and s.status <> 'LEFT'
                              and s.superseded_at is null and s.valid @> ${context.today()}::date) as working from {employee} e)
     select e.id, e.display_name as name, e.photo_key as photo, e.work_email::text as email, e.working,
            (select coalesce(json_agg(json_build_object('kind', h.kind,
                      'units', (select json_agg(u.name order by u.name) from {org_unit} u where u.id = any(h.units)))
                        order by h.kind), '[]')
               from held h where h.employee_id = e.id) as kinds,
            array(select entry from {custom_access} where employee_id = e.id order by entry) as entries,
            array(select r.name from {custom_role_holder} h join {custom_role} r on r.id = h.role_id
              where h.employee_id = e.id order by r.name) as roles,
            count(*) over ()::int as total
       from listed e
      where (e.display_name || ' ' || e.first_name || ' ' || e.last_name || ' ' || e.work_email::text) ilike
        ${containing(search)} and ${whichOf(kind)}
      order by lower(e.display_name), e.id limit ${slice.limit} offset ${slice.offset}`,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

function whichOf(kind: AdminListInput["kind"]): Sql {
  if (kind === "HOLDERS") return holds;
  if (kind === "EVERYBODY") return sql`(e.working or ${holds})`;
  return sql`e.id in (select employee_id from held where kind = ${kind})`;
}
