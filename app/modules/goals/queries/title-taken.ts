import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";

export const titleTakenInput = z.object({
  title: z.string().trim().max(500).catch(""),
  timeFrame: z.string().max(40).catch(""),
});

/** Whether an objective of the time frame has this title already: said while it is typed; the index decides when it is saved. */
export async function titleTaken(
  context: Context,
  { title, timeFrame }: z.output<typeof titleTakenInput>,
): Promise<boolean> {
  const row = await firstRow(
    context,
    `select 1 from {goal} g join {goal_period} p on p.id = g.period_id
      where p.name = ? and lower(g.title) = lower(?) and g.kind = 'OBJECTIVE' and g.deleted_at is null`,
    [timeFrame, title.normalize("NFC")],
  );
  return row !== null;
}
