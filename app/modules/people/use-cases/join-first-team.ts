import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { lockEmployee } from "../data/locks.ts";
import { firstTeams } from "../queries/first-places.ts";
import { chosen, type FirstPlaceInput } from "./choose-first-department.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** The team somebody joins while signing up; whoever names a new one manages it. */
export async function joinFirstTeam(context: Context, input: FirstPlaceInput): Promise<void> {
  const { employeeId } = context.actor;
  await lockEmployee(context, employeeId);
  const teamId = await chosen(context, input, await firstTeams(context), (name, id) =>
    insertRows(context, "team", "id uuid, name text, display_name text, created_at timestamptz", [
      { id, name, display_name: name, created_at: context.clock.now().toISOString() },
    ]),
  );
  await context.rows(
    sql`insert into {team_member} (team_id, employee_id, user_role, is_preferred) values (${teamId}, ${employeeId},
      ${input.placeId ? "MEMBER" : "MANAGER"}, true)`,
  );
  await writeDown(
    context,
    "people.team-joined",
    { employeeId, teamId },
    { action: "join-first-team", subject: "Employee", id: employeeId, detail: { teamId } },
  );
}
