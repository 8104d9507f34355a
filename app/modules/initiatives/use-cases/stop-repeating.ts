import type { Context } from "#app/platform/context/context.ts";
import { seriesOf } from "../data/initiative-series.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import type { OneInitiative } from "./initiative-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** Lets no further task of the series come; those that stand stay. Stopped already, or never begun, it stays so. */
export async function stopRepeating(
  context: Context,
  { initiativeId }: OneInitiative,
): Promise<{ initiativeId: string }> {
  await requireAllowed(context, "edit", initiativeId);
  const series = await seriesOf(context, initiativeId);
  if (!series || series.stopped) return { initiativeId };
  await context.rows(
    sql`update {initiative_series} set stopped_at = ${context.clock.now()}, version = version + 1 where id = ${series.id}`,
  );
  await writeDown(
    context,
    "initiatives.edited",
    { initiativeId, fields: ["recurrence"] },
    { action: "stop-repeating", subject: "Initiative", id: initiativeId },
  );
  return { initiativeId };
}
