import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { PlannedGoal } from "./plan-goals.ts";
import { sql } from "#tenancy/sql.ts";

/** Where the goals of a demo company belong. */
export type GoalPlaces = {
  departmentOf: (goal: PlannedGoal) => string | null;
  teamsOf: (goals: readonly PlannedGoal[]) => { goal_id: string; team_id: string }[];
};

/**
 * Goals of departments and teams belong to the org unit of who answers for them. All but the company's also belong to the
 * team of their owner and, where somebody of another one helps, to that as well; key results are where their objective is.
 */
export async function goalPlaces(context: Context, people: readonly PlannedPerson[]): Promise<GoalPlaces> {
  const unitOf = await byPerson(context, people, sql`select id, name from {org_unit} where retired_at is null`);
  const teamOf = await byPerson(context, people, sql`select id, name from {team}`);
  return {
    departmentOf: ({ level, ownerId }) =>
      level === "DEPARTMENT" || level === "TEAM" ? (unitOf.get(ownerId) ?? null) : null,
    teamsOf: (goals) => {
      const objectives = new Map(goals.map((goal) => [goal.id, goal]));
      return goals.flatMap((goal) => {
        const placed = goal.kind === "KEY_RESULT" ? (objectives.get(goal.parentId ?? "") ?? goal) : goal;
        if (placed.level === "COMPANY") return [];
        const teams = [placed.ownerId, placed.collaboratorId ?? ""].flatMap((id) => teamOf.get(id) ?? []);
        return [...new Set(teams)].map((teamId) => ({ goal_id: goal.id, team_id: teamId }));
      });
    },
  };
}

/** The unit or team of each person that is called as their department is. */
async function byPerson(
  context: Context,
  people: readonly PlannedPerson[],
  named: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, string>> {
  const idOf = new Map((await context.rows<{ id: string; name: string }>(named)).map(({ id, name }) => [name, id]));
  return new Map(people.flatMap(({ id, department }) => (idOf.has(department) ? [[id, idOf.get(department)!]] : [])));
}
