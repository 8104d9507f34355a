import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { recordChanges } from "../data/changes.ts";
import { lockPath } from "../data/progress-path.ts";
import { lockTrees } from "../data/tree-locks.ts";
import { authorizeParts, requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const unarchiveGoalsInput = z.object({
  goalIds: z.array(z.uuid()).min(1).max(100).describe("The ids of the goals."),
});

/** Puts goals and the key results that went with them back on the lists, all or none; what is not archived stays as it is. */
export async function unarchiveGoals(
  context: Context,
  { goalIds }: z.output<typeof unarchiveGoalsInput>,
): Promise<{ count: number; goalIds: string[] }> {
  await lockTrees(context);
  const back: string[] = [];
  for (const goalId of [...new Set(goalIds)].sort()) if (await unarchive(context, goalId)) back.push(goalId);
  return { count: back.length, goalIds: back };
}

async function unarchive(context: Context, goalId: string): Promise<boolean> {
  const { facts } = await requireAllowed(context, "edit", goalId);
  await authorizeParts(context, "edit", goalId, facts);
  await lockPath(context, goalId);
  const now = context.clock.now();
  const back = await context.rows<{ id: string }>(
    sql`update {goal} g set archived_at = null, updated_at = ${now}, version = g.version + 1 from {goal} top
      where top.id = ${goalId} and top.archived_at is not null and g.archived_at = top.archived_at
        and (g.id = top.id or (g.parent_id = top.id and g.kind = 'KEY_RESULT')) returning g.id`,
  );
  if (back.length === 0) return false;
  await recordChanges(context, goalId, [{ field: "archived", before: true, after: false }]);
  await writeDown(context, "goals.unarchived", { goalId }, { action: "unarchive", subject: "Goal", id: goalId });
  return true;
}
