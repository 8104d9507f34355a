import { z } from "zod";
import { rulesToSql } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sliceOfPage, pageInput, searchInput } from "#app/platform/http/paging.ts";
import { isPresent } from "../data/live.ts";
import { teamColumns } from "../data/team-subject.ts";
import { teamPageSize, type TeamVisibility } from "../domain/teams.ts";
import { sql } from "#tenancy/sql.ts";

export const teamFilters = z.object({
  search: searchInput("Words looked for in names of teams."),
  visibility: z.enum(["GLOBAL", "PRIVATE"]).optional().catch(undefined).describe("Only teams seen so."),
  page: pageInput,
});
export type TeamFilters = z.output<typeof teamFilters>;

export type TeamRow = {
  id: string;
  name: string;
  color: string | null;
  visibility: TeamVisibility;
  version: number;
  members: number;
  managers: string[];
  mine: boolean;
};

/** The teams the actor may see, their own first; members who left are not counted. */
export async function teamList(
  context: Context,
  { search, visibility, page }: TeamFilters,
  slice = sliceOfPage(page, teamPageSize),
): Promise<{ rows: TeamRow[]; total: number }> {
  const seen = rulesToSql(await context.ability(), "view", "Team", teamColumns);
  const today = context.today();
  const rows = await context.rows<TeamRow & { total: number }>(
    sql`with seen as (
       select t.id, t.display_name as name, t.color, t.visibility, t.version, exists (select from {team_member} m
         where m.team_id = t.id and m.employee_id = ${context.actor.employeeId}) as mine
         from {team} t where (${seen}) and position(lower(${search}) in lower(t.display_name)) > 0
           and t.visibility = coalesce(${visibility ?? null}, t.visibility)),
     page as (select *, count(*) over ()::int as total from seen order by mine desc, lower(name), id
       limit ${slice.limit} offset ${slice.offset})
     select page.*, (select count(*)::int from {team_member} m where m.team_id = page.id
       and ${isPresent(sql`m.employee_id`, today)}) as members,
            array(select e.display_name from {team_member} m join {employee} e on e.id = m.employee_id
                   where m.team_id = page.id and m.user_role = 'MANAGER'
                     and ${isPresent(sql`m.employee_id`, today)} order by 1) as managers
       from page order by page.mine desc, lower(page.name), page.id`,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
