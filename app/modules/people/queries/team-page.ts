import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { isPresent } from "../data/live.ts";
import { requireTeamSubject } from "../data/team-subject.ts";
import type { TeamRole, TeamVisibility } from "../domain/teams.ts";
import { type PersonSummary, summaryColumns } from "./people-by-ids.ts";
import { sql } from "#tenancy/sql.ts";

export type TeamMember = PersonSummary & { userRole: TeamRole };
export type TeamPage = {
  id: string;
  name: string;
  color: string | null;
  visibility: TeamVisibility;
  version: number;
  members: TeamMember[];
  mayEdit: boolean;
};

/** One team and who is in it today, managers first. Not found where the actor may not see it. */
export async function teamPage(context: Context, { teamId }: { teamId: string }): Promise<TeamPage> {
  const subject = await requireTeamSubject(context, teamId);
  await authorize(context, "view", subject);
  const [team] = await context.rows<Omit<TeamPage, "members" | "mayEdit">>(
    sql`select id, display_name as name, color, visibility, version from {team} where id = ${teamId}`,
  );
  const members = await context.rows<TeamMember>(
    sql`select ${summaryColumns(context.today())}, m.user_role as "userRole" from {team_member} m
      join {employee} e on e.id = m.employee_id
      where m.team_id = ${teamId} and ${isPresent(sql`e.id`, context.today())} order by m.user_role, lower(e.display_name), e.id`,
  );
  return { ...team!, members, mayEdit: (await context.ability()).decide("edit", subject).allowed };
}
