import type { Context } from "#app/platform/context/context.ts";
import { exportKeptDays } from "../domain/goal-export.ts";
import { sql } from "#tenancy/sql.ts";

/** Files whose time is over are gone from the table too. */
export async function expireGoalExports(context: Context): Promise<void> {
  await context.rows(
    sql`delete from {goal_export} where asked_at <= ${context.clock.now()}::timestamptz - make_interval(days => ${exportKeptDays})`,
  );
}
