import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { endOfDay } from "./as-of.ts";
import { goalLines, type GoalLine } from "./goal-lines.ts";
import type { ListedGoal } from "./goal-list.ts";
import { goalParts } from "./goal-parts.ts";
import { childrenAsOf } from "./tree-as-of.ts";
import { sql } from "#tenancy/sql.ts";

/** Parts by the goal they count in, and the other lines of those parts. */
export type MapParts = { parts: Record<string, ListedGoal[]>; lines: GoalLine[] };

/** What a map shows under goals that are opened on it; a past day has the tree alone, one goal at a time. */
export async function mapParts(
  context: Context,
  goalIds: readonly string[],
  day: string | undefined,
): Promise<MapParts> {
  const moment = endOfDay(context, day);
  const seen = await seenOf(context, goalIds);
  if (moment) {
    if (goalIds.length > 1)
      throw new AppError("platform.invalid-input", 422, "A past day is asked for one goal at a time.");
    return {
      parts: Object.fromEntries(
        await Promise.all(seen.map(async (id) => [id, await childrenAsOf(context, id, moment)] as const)),
      ),
      lines: [],
    };
  }
  const parts = await goalParts(context, seen);
  return {
    parts: Object.fromEntries(parts),
    lines: await goalLines(
      context,
      [...parts.values()].flat().map(({ id }) => id),
    ),
  };
}

async function seenOf(context: Context, goalIds: readonly string[]): Promise<string[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string }>(
    sql`with recursive ${allowed.with} select g.id from {goal} g where g.id = any(${goalIds}::uuid[]) and (${allowed.where})`,
  );
  return rows.map(({ id }) => id);
}
