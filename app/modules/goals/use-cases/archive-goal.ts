import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { lockPath } from "../data/progress-path.ts";
import { authorizeParts, requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const archiveGoalInput = z.object({ goalId: ids.goal });

/** Takes a goal and its key results off the lists. It keeps its place in the tree and still counts above. */
export async function archiveGoal(
  context: Context,
  { goalId }: z.output<typeof archiveGoalInput>,
): Promise<{ goalId: string }> {
  const { facts } = await requireAllowed(context, "edit", goalId);
  await authorizeParts(context, "edit", goalId, facts);
  await lockPath(context, goalId);
  const now = context.clock.now();
  const archived = await context.rows<{ id: string }>(
    sql`update {goal} set archived_at = ${now}, updated_at = ${now}, version = version + 1
      where archived_at is null and deleted_at is null
        and (id = ${goalId} or (parent_id = ${goalId} and kind = 'KEY_RESULT')) returning id`,
  );
  if (!archived.some(({ id }) => id === goalId))
    throw conflict("goals.archived-already", "The goal is archived already.");
  await recordChanges(context, goalId, [{ field: "archived", before: false, after: true }]);
  await writeDown(context, "goals.archived", { goalId }, { action: "archive", subject: "Goal", id: goalId });
  return { goalId };
}
