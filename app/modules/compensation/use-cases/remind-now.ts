import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { requireCycle } from "../data/cycle-record.ts";
import { markReminded } from "../data/reminded.ts";
import { isReminded, openStates } from "../domain/cycle-state.ts";
import { ids } from "../domain/ids.ts";
import { remindedStages, turnOfStage } from "./remind-stakeholders.ts";
import { waitedFor } from "../queries/cycle-progress.ts";
import { writeDown } from "./write-down.ts";

export const remindNowInput = z.object({ cycleId: ids.cycle });

/** Reminds, at once and once a day, whoever has not proposed or not approved. */
export async function remindNow(
  context: Context,
  { cycleId }: z.output<typeof remindNowInput>,
): Promise<{ cycleId: string; reminded: number }> {
  const cycle = await requireCycle(context, "edit", cycleId);
  if (!openStates.includes(cycle.state)) throw conflict("compensation.not-open", "Nobody plans in this cycle.");
  const waited = (await waitedFor(context, cycleId)).filter(isReminded);
  if (waited.length === 0) throw conflict("compensation.nobody-waited-for", "Nobody has to propose or approve.");
  if (!(await markReminded(context, cycleId)))
    throw conflict("compensation.reminded-today", "They were reminded today.");
  for (const stage of remindedStages.filter((one) => waited.some(({ turn }) => turn === turnOfStage[one])))
    await writeDown(
      context,
      "compensation.day-near",
      { cycleId, stage },
      { action: "remind-stakeholders", subject: "CompensationCycle", id: cycleId },
    );
  return { cycleId, reminded: new Set(waited.map(({ id }) => id)).size };
}
