import { teamsSeen } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

/** Which of these teams the actor may see. */
export async function seenTeams(context: Context, teamIds: readonly string[]): Promise<Set<string>> {
  const asked = [...new Set(teamIds)];
  if (asked.length === 0) return new Set();
  const rows = await context.rows<{ id: string }>(
    sql`select t.id from ${teamsSeen(await context.ability())} t where t.id = any(${asked}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** All teams of a goal, whoever may see them. */
export async function teamIdsOf(context: Context, goalId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select team_id as id from {goal_team} where goal_id = ${goalId} order by team_id`,
  );
  return rows.map(({ id }) => id);
}

export function insertTeams(
  context: Context,
  goals: readonly { id: string; teamIds?: readonly string[] | undefined }[],
): Promise<void> {
  return insertRows(
    context,
    "goal_team",
    "goal_id uuid, team_id uuid",
    goals.flatMap(({ id, teamIds = [] }) => [...new Set(teamIds)].map((teamId) => ({ goal_id: id, team_id: teamId }))),
  );
}

/** Refuses a department that is not in use, and a team the actor may not see, as if there were none. */
export async function requireKnownPlaces(
  context: Context,
  { departmentId, teamIds = [] }: { departmentId?: string | null | undefined; teamIds?: readonly string[] | undefined },
): Promise<void> {
  if (departmentId) {
    const rows = await context.rows(
      sql`select from {org_unit} where id = ${departmentId}::uuid and retired_at is null`,
    );
    if (rows.length === 0) throw unknown("departmentId", "goals.unknown-department");
  }
  const seen = await seenTeams(context, teamIds);
  if (teamIds.some((id) => !seen.has(id))) throw unknown("teamIds", "goals.unknown-team");
}

function unknown(field: string, code: string) {
  return invalid(code, `The ${field} names what is not there.`, { fields: { [field]: code } });
}
