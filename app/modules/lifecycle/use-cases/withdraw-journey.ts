import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { sql } from "#tenancy/sql.ts";
import { requireJourney } from "../data/journey-record.ts";
import { takeBackChanges } from "../data/register-changes.ts";
import { canUndo } from "../domain/moments.ts";
import { giveBack } from "./hand-over.ts";
import type { oneJourney } from "./journey-input.ts";
import { writeDown } from "./write-down.ts";

/**
 * A journey is not to be: what it changed in the register is taken back, and what went over comes back, until 30 days
 * after its day. What somebody has changed since stays as it is.
 */
export async function withdrawJourney(
  context: Context,
  { journeyId }: z.output<typeof oneJourney>,
): Promise<{ journeyId: string; takenBack: number }> {
  const { journey: seen } = await requireJourney(context, "run", journeyId);
  await lockNamed(context, `lifecycle:${seen.employeeId}`);
  const { journey } = await requireJourney(context, "run", journeyId, { held: true });
  const { employeeId, moment, onDay } = journey;
  if (journey.state === "WITHDRAWN") throw conflict("lifecycle.withdrawn", "It was withdrawn.");
  if (!canUndo(moment, onDay, context.today())) throw conflict("lifecycle.too-late", "More than 30 days have passed.");
  const takenBack = (await takeBackChanges(context, journey.changes)) + (await giveBack(context, journey));
  await context.rows(
    sql`update {lifecycle_journey} set state = 'WITHDRAWN', ended_at = ${context.clock.now()}, version = version + 1
      where id = ${journeyId}`,
  );
  await writeDown(
    context,
    "lifecycle.journey-withdrawn",
    { journeyId, employeeId, moment, onDay },
    { action: "withdraw-journey", subject: "Journey", id: journeyId, detail: { employeeId, moment, takenBack } },
  );
  return { journeyId, takenBack };
}
