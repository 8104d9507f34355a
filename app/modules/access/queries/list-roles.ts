import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { pageInput, sliceOfPage, searchInput } from "#app/platform/http/paging.ts";
import { containing, sql } from "#tenancy/sql.ts";

export const rolePageSize = 25;
export const roleListInput = z.object({
  search: searchInput("Words looked for in names; left out, everybody and everything is listed."),
  page: pageInput.describe("Which page of the people, from 1; 20 a page."),
});

/** `units` are names; null where the role reaches the whole company. */
export type RoleRow = {
  id: string;
  name: string;
  description: string;
  rights: string[];
  units: string[] | null;
  holders: number;
};

/** The company's own roles, one statement whatever the size. */
export async function listRoles(
  context: Context,
  { search, page }: z.output<typeof roleListInput>,
  slice = sliceOfPage(page, rolePageSize),
): Promise<{ rows: RoleRow[]; total: number }> {
  await authorize(context, "view", { kind: "CustomRole" });
  const rows = await context.rows<RoleRow & { total: number }>(
    sql`select r.id, r.name, r.description, r.rights, count(*) over ()::int as total,
            case when r.scoped then array(select u.name from {custom_role_unit} x
              join {org_unit} u on u.id = x.org_unit_id where x.role_id = r.id order by 1) end as units,
            (select count(*)::int from {custom_role_holder} where role_id = r.id) as holders
       from {custom_role} r where r.name || ' ' || r.description ilike ${containing(search)} order by lower(r.name),
         r.id limit ${slice.limit} offset ${slice.offset}`,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
