import type { Context } from "#app/platform/context/context.ts";
import type { GoalStanding } from "../domain/closure.ts";

/** Level, closure and the moments that go with them, always together. */
export async function storeStanding(
  context: Context,
  goalId: string,
  { level, closure, levelBeforeClosing }: GoalStanding,
): Promise<void> {
  const now = context.clock.now();
  const [closedAt, completedAt] = [closure ? now : null, closure === "ACHIEVED" ? now : null];
  await context.rows(
    `update {goal} set progress_level = ?, closure_status = ?, level_before_closing = ?, closed_at = ?, completed_at = ?,
            updated_at = ?, version = version + 1 where id = ?`,
    [level, closure, levelBeforeClosing, closedAt, completedAt, now, goalId],
  );
}
