import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { jobsOn } from "../data/job-sql.ts";
import { live } from "../data/live.ts";

/** Who is of these teams, or has these job roles, and is at work on a day: employee ids by the id of their group. */
export async function membersOfGroups(
  context: Context,
  { teams, roles, day }: { teams: readonly string[]; roles: readonly string[]; day: string },
): Promise<Map<string, string[]>> {
  if (teams.length + roles.length === 0) return new Map();
  const rows = await context.rows<{ id: string; members: string[] }>(
    sql`select member.group_id as id, array_agg(member.employee_id::text order by member.employee_id) as members
      from (
        select m.team_id as group_id, m.employee_id from {team_member} m where m.team_id = any(${teams}::uuid[])
        union
        select job.role_id, job.employee_id from ${jobsOn(day)} job where job.role_id = any(${roles}::uuid[])
      ) member
      where exists (select from {assignment} present where present.employee_id = member.employee_id
        and ${live("present", "STATUS", day)} and present.status = 'ACTIVE')
      group by member.group_id`,
  );
  return new Map(rows.map(({ id, members }) => [id, members]));
}
