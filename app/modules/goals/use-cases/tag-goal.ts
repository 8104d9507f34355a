import type { z } from "zod";
import { ids } from "../domain/ids.ts";
import { attachTag, attachTagInput } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordChanges } from "../data/changes.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";

export const tagGoalInput = attachTagInput.extend({ goalId: ids.goal });
export type TagGoalInput = z.output<typeof tagGoalInput>;

/** A goal is given a tag, or loses it; the history names it, as it was called then. */
export async function tagGoal(
  context: Context,
  { goalId, tagId, has }: TagGoalInput,
): Promise<{ goalId: string; changed: boolean }> {
  await requireAllowed(context, "edit", goalId);
  const { name, changed } = await attachTag(context, "GOAL", [goalId], { tagId, has });
  if (changed.length === 0) return { goalId, changed: false };
  await recordChanges(context, goalId, [{ field: "tags", before: has ? [] : [name], after: has ? [name] : [] }]);
  await writeDown(
    context,
    "goals.edited",
    { goalId, fields: ["tags"] },
    { action: has ? "tag" : "untag", subject: "Goal", id: goalId, detail: { tagId } },
  );
  return { goalId, changed: true };
}
