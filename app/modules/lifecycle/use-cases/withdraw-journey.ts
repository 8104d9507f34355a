import type { z } from "zod";
import { setAccessEnd } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { sql } from "#tenancy/sql.ts";
import { requireJourney, type JourneyRecord } from "../data/journey-record.ts";
import { takeBackChanges } from "../data/register-changes.ts";
import { historyOf, type News } from "../domain/history.ts";
import { canUndo } from "../domain/moments.ts";
import { giveBack } from "./hand-over.ts";
import type { oneJourney } from "./journey-input.ts";
import { markWithdrawn } from "./mark-withdrawn.ts";

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
  await requireLast(context, journey);
  // Of what nobody has heard of, nobody hears that it is not to be.
  const quiet = !journey.moved && (moment === "EXIT" || !journey.told);
  const takenBack = (await takeBackChanges(context, journey.changes, { quiet })) + (await giveBack(context, journey));
  if (moment === "EXIT") await setAccessEnd(context, employeeId, null);
  await markWithdrawn(context, { journeyId, employeeId, moment, onDay }, { employeeId, moment, takenBack });
  return { journeyId, takenBack };
}

/** What rests on a journey is withdrawn before it: there is no return from a leave that never was. */
async function requireLast(context: Context, { id, employeeId }: JourneyRecord): Promise<void> {
  const known = await context.rows<News>(
    sql`select j.id, j.version as revision, j.moment, j.on_day::text as "onDay", j.state = 'WITHDRAWN' as withdrawn
      from {lifecycle_journey} j where j.employee_id = ${employeeId}`,
  );
  const before = new Set(historyOf(known).misfits);
  const without = historyOf(known.map((news) => (news.id === id ? { ...news, withdrawn: true } : news)));
  if (without.misfits.some((misfit) => !before.has(misfit)))
    throw conflict("lifecycle.later-one", "Something later rests on it.");
}
