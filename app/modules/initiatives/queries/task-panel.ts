import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { oneInitiative } from "../use-cases/initiative-input.ts";
import { initiativeDetail, type InitiativeDetail } from "./initiative-detail.ts";
import { isHistoryCursor } from "./task-history.ts";

/** The task whose panel an address opens over a screen; 404 where there is none that the actor may see. */
export function taskPanel(context: Context, id: string, historyAfter: string | null): Promise<InitiativeDetail> {
  const asked = oneInitiative.safeParse({ initiativeId: id });
  if (!asked.success) throw notFound("Task");
  const after = historyAfter && isHistoryCursor(historyAfter) ? { historyAfter } : {};
  return initiativeDetail(context, asked.data.initiativeId, after);
}
