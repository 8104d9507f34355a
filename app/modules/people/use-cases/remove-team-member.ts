import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { announceTeam } from "../data/announce-team.ts";
import { requireTeamSubject } from "../data/team-subject.ts";
import { sql } from "#tenancy/sql.ts";

export const removeTeamMemberInput = z.object({ teamId: ids.team, employeeId: ids.employee });
export type RemoveTeamMemberInput = z.output<typeof removeTeamMemberInput>;

/** Somebody is in the team no more. */
export async function removeTeamMember(
  context: Context,
  { teamId, employeeId }: RemoveTeamMemberInput,
): Promise<{ teamId: string; employeeId: string }> {
  await authorize(context, "edit", await requireTeamSubject(context, teamId));
  const gone = await context.rows(
    sql`delete from {team_member} where team_id = ${teamId} and employee_id = ${employeeId} returning employee_id`,
  );
  if (gone.length === 0) throw notFound("The member");
  await announceTeam(context, { teamId, change: "MEMBER_REMOVED", employeeId }, "people.remove-team-member", {
    employeeId,
  });
  return { teamId, employeeId };
}
