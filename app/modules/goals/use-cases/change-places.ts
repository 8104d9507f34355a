import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { GoalChange } from "../data/changes.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import { insertTeams, requireKnownPlaces, seenTeams, teamIdsOf } from "../data/goal-teams.ts";
import { teamsAfter } from "../domain/shown-team.ts";
import { sql } from "#tenancy/sql.ts";

type AskedPlaces = {
  departmentId?: string | null | undefined;
  teamIds?: string[] | undefined;
  removedTeam?: string | undefined;
};

/**
 * Puts a goal into another department and other teams, its key results with it. Teams the actor may not see stay, and
 * the history names none, for others may not see them either.
 */
export async function changePlaces(context: Context, goal: GoalRecord, asked: AskedPlaces): Promise<GoalChange[]> {
  const before = await teamIdsOf(context, goal.id);
  const seen = await seenTeams(context, [...before, ...(asked.teamIds ?? [])]);
  const after = teamsAfter(before, seen, asked);
  const departmentId = asked.departmentId === undefined ? goal.departmentId : asked.departmentId;
  const moved = departmentId !== goal.departmentId;
  const regrouped = after.join() !== before.join();
  if (!moved && !regrouped) return [];
  if (goal.kind === "KEY_RESULT" && goal.parentId)
    throw invalid("goals.place-of-objective", "A key result has the department and teams of its objective.", {
      fields: { [moved ? "departmentId" : "teamIds"]: "goals.place-of-objective" },
    });
  await requireKnownPlaces(context, { ...asked, departmentId: moved ? departmentId : null });
  const ids = await withKeyResults(context, goal.id);
  if (moved) await context.rows(sql`update {goal} set org_unit_id = ${departmentId} where id = any(${ids}::uuid[])`);
  if (regrouped) {
    await context.rows(sql`delete from {goal_team} where goal_id = any(${ids}::uuid[])`);
    await insertTeams(
      context,
      ids.map((id) => ({ id, teamIds: after })),
    );
  }
  const [was, is] = [await nameOf(context, goal.departmentId), await nameOf(context, departmentId)];
  return [
    ...(moved ? [{ field: "department", before: was, after: is }] : []),
    ...(regrouped ? [{ field: "teams", before: null, after: null }] : []),
  ];
}

/** The visible teams of a goal, for who compares what was read of it. */
export async function seenTeamsOf(context: Context, goalId: string): Promise<string[]> {
  return [...(await seenTeams(context, await teamIdsOf(context, goalId)))];
}

async function withKeyResults(context: Context, goalId: string): Promise<string[]> {
  const parts = await context.rows<{ id: string }>(
    sql`select id from {goal} where parent_id = ${goalId} and kind = 'KEY_RESULT'`,
  );
  return [goalId, ...parts.map(({ id }) => id)];
}

async function nameOf(context: Context, departmentId: string | null): Promise<string | null> {
  if (!departmentId) return null;
  const row = await firstRow<{ name: string }>(context, sql`select name from {org_unit} where id = ${departmentId}`);
  return row?.name ?? null;
}
