import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { effectiveOn, moments } from "../domain/moments.ts";
import { directReportsOn } from "../data/register-changes.ts";
import { requireRunning } from "../use-cases/start-journey.ts";
import { openInWords, type OpenRecords } from "./open-with.ts";

export const previewMoveInput = z.object({
  moment: z.enum(moments).describe("What happens."),
  onDay: z.iso.date({ error: "lifecycle.day-needed" }).describe("On which day, as `2026-11-30`."),
  employeeId: optionalInput(ids.employee).describe("Whom it is about; nobody yet with HIRE."),
});

/** A sentence of a room: its key there, and how many it is about. */
export type PreviewLine = { room: string; label: string; count: number };
export type MovePreview = {
  moment: (typeof moments)[number];
  from: string;
  lines: PreviewLine[];
  hands: OpenRecords[];
  reports: number;
};

/** What every room will do for somebody on a day, and what can go over to others. Nothing is stored. */
export async function previewMove(
  context: Context,
  { moment, onDay, employeeId = undefined }: z.output<typeof previewMoveInput>,
): Promise<MovePreview> {
  await requireRunning(context);
  const from = effectiveOn(moment, onDay);
  const move = { move: moment, employeeId: employeeId ?? null, on: from };
  const lines: PreviewLine[] = [];
  for (const { room, says } of context.movesWith)
    for (const { label, count } of await says(context, move)) if (count > 0) lines.push({ room, label, count });
  const leaves = employeeId !== undefined && (moment === "EXIT" || moment === "LEAVE");
  return {
    ...{ moment, from, lines },
    hands: leaves ? await openInWords(context, employeeId) : [],
    reports: employeeId && moment === "EXIT" ? (await directReportsOn(context, employeeId, from)).length : 0,
  };
}
