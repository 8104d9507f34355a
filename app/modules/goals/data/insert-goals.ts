import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { insertTeams } from "./goal-teams.ts";
import type { GoalRecord } from "./goal-record.ts";

export type OwnerType = "OWNER" | "COLLABORATOR";
export type NewGoal = { position: number } & Omit<
  GoalRecord,
  | "progressLevel"
  | "closure"
  | "levelBeforeClosing"
  | "version"
  | "createdBy"
  | "createdAt"
  | "actual"
  | "percent"
  | "metricId"
> & {
    owners: readonly { employeeId: string; type: OwnerType }[];
    copiedFromId?: string;
    teamIds?: readonly string[] | undefined;
    metricId?: string | null | undefined;
  };

/** Adds goals with their owners; parents before or together with their children. */
export async function insertGoals(context: Context, goals: readonly NewGoal[]): Promise<void> {
  const now = context.clock.now().toISOString();
  await insertRows(
    context,
    "goal",
    `id uuid, kind text, title text, description text, parent_id uuid, period_id uuid, level text,
     org_unit_id uuid, visibility text, progress_type text, measure_type text,
     currency text, start_value numeric, target_value numeric, position int, weightage numeric, start_date date, due_date date,
     created_by uuid, created_at timestamptz, updated_at timestamptz, copied_from_id uuid, metric_id uuid`,
    goals.map((goal) => ({
      id: goal.id,
      kind: goal.kind,
      title: goal.title,
      description: goal.description,
      parent_id: goal.parentId,
      period_id: goal.periodId,
      level: goal.level,
      org_unit_id: goal.departmentId,
      visibility: goal.visibility,
      progress_type: goal.progressType,
      measure_type: goal.measureType,
      currency: goal.currency,
      start_value: goal.start,
      target_value: goal.target,
      position: goal.position,
      weightage: goal.weightage,
      start_date: goal.startDate,
      due_date: goal.dueDate,
      created_by: context.actor.employeeId,
      created_at: now,
      updated_at: now,
      copied_from_id: goal.copiedFromId ?? null,
      metric_id: goal.metricId ?? null,
    })),
  );
  await insertOwners(
    context,
    goals.flatMap(({ id, owners }) => owners.map((owner) => ({ goalId: id, ...owner }))),
  );
  await insertTeams(context, goals);
}

export function insertOwners(
  context: Context,
  owners: readonly { goalId: string; employeeId: string; type: OwnerType }[],
): Promise<void> {
  return insertRows(
    context,
    "goal_owner",
    "goal_id uuid, employee_id uuid, owner_type text",
    owners.map(({ goalId, employeeId, type }) => ({ goal_id: goalId, employee_id: employeeId, owner_type: type })),
  );
}
