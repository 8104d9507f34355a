import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { recordChanges } from "../data/changes.ts";
import { lockPath } from "../data/progress-path.ts";
import { goalEvent } from "../events.ts";
import { authorizeParts, requireAllowed } from "./authorize-goal.ts";
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
  await recordEvent(context, goalEvent("goals.archived", { goalId }));
  await writeAuditEntry(context, { action: "goals.archive", subjectType: "Goal", subjectId: goalId });
  return { goalId };
}
