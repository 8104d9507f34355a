import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { goalFiltersInput } from "./goal-filters.ts";
import { listGoals, type GoalList } from "./goal-list.ts";
import { goalOrderInput } from "./goal-order.ts";
import { requireArea } from "./goal-page.ts";

export const archivedGoalsInput = goalOrderInput.extend({ text: goalFiltersInput.shape.text });
export type ArchivedGoals = { input: z.output<typeof archivedGoalsInput>; list: GoalList };

/** The objectives of the company that were archived and the actor may see, whatever their time frame. */
export async function archivedGoals(
  context: Context,
  input: z.output<typeof archivedGoalsInput>,
): Promise<ArchivedGoals> {
  requireArea(context, { area: "company" });
  return { input, list: await listGoals(context, { ...input, scope: "company", period: "all", archived: true }) };
}
