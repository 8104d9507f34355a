import type { Context } from "#app/platform/context/context.ts";
import { goalParts } from "./goal-parts.ts";
import type { ListedGoal } from "./goal-list.ts";

/** What counts in a goal and the actor may see. */
export async function goalChildren(context: Context, parentId: string): Promise<ListedGoal[]> {
  return (await goalParts(context, [parentId])).get(parentId) ?? [];
}
