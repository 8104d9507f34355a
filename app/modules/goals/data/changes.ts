import type { Context } from "#app/platform/context/context.ts";
import { recordChanges as recordChangesOf, type Change } from "#app/platform/history/record-changes.ts";
import { changesOf } from "#app/platform/history/record-history.ts";
import { sql } from "#tenancy/sql.ts";

export type GoalChange = Change;

/** The changes of goals as a table, for statements that tell of them or put together how goals stood. */
export const goalChanges = sql`(select id, sequence, record_id as goal_id, employee_id, at, field, value_before,
  value_after, reason, act_id as realignment_id
  from ${changesOf("Goal")} change)`;

/** Adds to the goal's history: who changed what from what to what. */
export function recordChanges(
  context: Context,
  goalId: string,
  changes: readonly GoalChange[],
  realignmentId: string | null = null,
): Promise<void> {
  return recordChangesOf(context, { kind: "Goal", id: goalId }, changes, realignmentId);
}
