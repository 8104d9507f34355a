import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Whether the number of a goal has changed since then, by a check-in or by what its children carried up. */
export async function goalMovedSince(context: Context, goalId: string, since: Date): Promise<boolean> {
  const moved = await firstRow(
    context,
    sql`select 1 as one from {goal_check_in}
      where goal_id = ${goalId} and at >= ${since} and (value is distinct from value_before
        or percent is distinct from percent_before) limit 1`,
  );
  return moved !== null;
}
