import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { normalized } from "#app/platform/text/normalized.ts";
import { seesTitle } from "../data/duplicate-title.ts";
import { sql } from "#tenancy/sql.ts";

export const titleTakenInput = z.object({
  title: z.string().trim().max(500).catch(""),
  timeFrame: z.string().max(40).catch(""),
});

/**
 * Whether an objective of the time frame that the actor may see has this title already: said while it is typed,
 * decided when it is saved.
 */
export async function titleTaken(
  context: Context,
  { title, timeFrame }: z.output<typeof titleTakenInput>,
): Promise<boolean> {
  const period = await firstRow<{ id: string }>(context, sql`select id from {goal_period} where name = ${timeFrame}`);
  return period !== null && (await seesTitle(context, { title: normalized(title), periodId: period.id }));
}
