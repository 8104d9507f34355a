import type { Context } from "#app/platform/context/context.ts";
import { exportKeptDays } from "../domain/goal-export.ts";

/** Files whose time is over are gone from the table too. */
export async function expireGoalExports(context: Context): Promise<void> {
  await context.rows(`delete from {goal_export} where asked_at <= ?::timestamptz - interval '${exportKeptDays} days'`, [
    context.clock.now(),
  ]);
}
