import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { announceTeam } from "../data/announce-team.ts";
import { isPresent } from "../data/live.ts";
import { requireTeamSubject } from "../data/team-subject.ts";
import { teamRoles } from "../domain/teams.ts";
import { sql } from "#tenancy/sql.ts";

export const setTeamMemberInput = z.object({
  teamId: ids.team,
  employeeId: z.uuid({ error: "people.value-required" }).describe("The id of the employee."),
  userRole: z.enum(teamRoles).default("MEMBER").describe("MANAGER shapes the team, MEMBER is in it."),
});
export type SetTeamMemberInput = z.output<typeof setTeamMemberInput>;

/** Somebody who is with the company joins a team, or has another role in it. */
export async function setTeamMember(
  context: Context,
  { teamId, employeeId, userRole }: SetTeamMemberInput,
): Promise<{ teamId: string; employeeId: string }> {
  await authorize(context, "edit", await requireTeamSubject(context, teamId));
  const present = await context.rows(
    sql`select from {employee} e where e.id = ${employeeId} and ${isPresent(sql`e.id`, context.today())}`,
  );
  if (present.length === 0)
    throw invalid("people.manager-absent", "Nobody of this id is with the company.", {
      fields: { employeeId: "people.manager-absent" },
    });
  await context.rows(
    sql`insert into {team_member} (team_id, employee_id, user_role) values (${teamId}, ${employeeId}, ${userRole})
     on conflict (team_id, employee_id) do update set user_role = excluded.user_role`,
  );
  await announceTeam(context, { teamId, change: "MEMBER_SET", employeeId }, "people.set-team-member", {
    employeeId,
    userRole,
  });
  return { teamId, employeeId };
}
