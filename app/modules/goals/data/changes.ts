import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";

export type GoalChange = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason?: string;
};

/** Adds to the goal's history: who changed what from what to what. */
export function recordChanges(
  context: Context,
  goalId: string,
  changes: readonly GoalChange[],
  realignmentId: string | null = null,
): Promise<void> {
  const at = context.clock.now().toISOString();
  return insertRows(
    context,
    "goal_change",
    "id uuid, goal_id uuid, employee_id uuid, at timestamptz, field text, value_before jsonb, value_after jsonb, reason text, realignment_id uuid",
    changes.map(({ field, before, after, reason }) => ({
      id: context.newId(),
      goal_id: goalId,
      employee_id: context.actor.employeeId,
      at,
      field,
      value_before: before,
      value_after: after,
      reason: reason ?? null,
      realignment_id: realignmentId,
    })),
  );
}
