import { firstRow, type Context } from "#app/platform/context/context.ts";

/** Whether the number of a goal has changed since then, by a check-in or by what its children carried up. */
export async function goalMovedSince(context: Context, goalId: string, since: Date): Promise<boolean> {
  const moved = await firstRow(
    context,
    `select 1 as one from {goal_check_in}
      where goal_id = ? and at >= ? and (value is distinct from value_before or percent is distinct from percent_before) limit 1`,
    [goalId, since],
  );
  return moved !== null;
}
