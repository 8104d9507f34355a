import type { Context } from "#app/platform/context/context.ts";
import type { GoalStanding } from "../domain/closure.ts";
import { sql } from "#tenancy/sql.ts";

/** Level, closure and the moments that go with them, always together. */
export async function storeStanding(
  context: Context,
  goalId: string,
  { level, closure, levelBeforeClosing }: GoalStanding,
): Promise<void> {
  const now = context.clock.now();
  const [closedAt, completedAt] = [closure ? now : null, closure === "ACHIEVED" ? now : null];
  await context.rows(
    sql`update {goal} set progress_level = ${level}, closure_status = ${closure},
      level_before_closing = ${levelBeforeClosing}, closed_at = ${closedAt}, completed_at = ${completedAt},
            updated_at = ${now}, version = version + 1 where id = ${goalId}`,
  );
}
