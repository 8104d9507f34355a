import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { rollUpFrom } from "../data/progress-path.ts";
import { lockForRealigning } from "../data/tree-locks.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const stopFeedingInput = z.object({ goalId: ids.goal, parentId: ids.parent });

/** A goal no longer counts in one it fed; where it stands it counts as before. */
export async function stopFeeding(
  context: Context,
  { goalId, parentId }: z.output<typeof stopFeedingInput>,
): Promise<{ goalId: string }> {
  await requireAllowed(context, "edit", goalId);
  await lockForRealigning(context, [goalId, parentId]);
  const [removed] = await context.rows<{ weight: number }>(
    sql`delete from {goal_feed} where child_id = ${goalId} and parent_id = ${parentId} returning weight::float8 as weight`,
  );
  if (!removed) throw notFound("Feed");
  await rollUpFrom(context, parentId, { ownPoint: true });
  await recordChanges(context, goalId, [{ field: "feeds", before: { parentId, weight: removed.weight }, after: null }]);
  await writeDown(
    context,
    "goals.feeds-changed",
    { goalId, parentId },
    { action: "stop-feeding", subject: "Goal", id: goalId, detail: { parentId } },
  );
  return { goalId };
}
