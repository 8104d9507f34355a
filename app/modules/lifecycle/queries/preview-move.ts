import { z } from "zod";
import { peopleByIds, placesInput } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { effectiveOn, moments } from "../domain/moments.ts";
import {
  directReportsOn,
  placesAsked,
  registerOn,
  type ChangedKind,
  type RegisterChange,
} from "../data/register-changes.ts";
import { requireRunning } from "../use-cases/start-journey.ts";
import { changesInWords, type ChangeInWords } from "./changes-in-words.ts";
import { openInWords, type OpenRecords } from "./open-with.ts";

export const previewMoveInput = z.object({
  moment: z.enum(moments).describe("What happens."),
  onDay: z.iso.date({ error: "lifecycle.day-needed" }).describe("On which day, as `2026-11-30`."),
  employeeId: optionalInput(ids.employee).describe("Whom it is about; nobody yet with HIRE."),
  ...placesInput.partial().shape,
});

/** A sentence of a room: its key there, and how many it is about. */
export type PreviewLine = { room: string; label: string; count: number };
export type MovePreview = {
  moment: (typeof moments)[number];
  from: string;
  /** What the directory says otherwise from then on. */
  changes: ChangeInWords[];
  lines: PreviewLine[];
  hands: OpenRecords[];
  reports: number;
  /** With EXIT, who is proposed for what is open: whoever leads them then. Who is away keeps it unless somebody is named. */
  heir: { id: string; name: string } | null;
};

/** What every room will do for somebody on a day, and what can go over to others. Nothing is stored. */
export async function previewMove(context: Context, input: z.output<typeof previewMoveInput>): Promise<MovePreview> {
  await requireRunning(context);
  const { moment, onDay, employeeId } = input;
  const from = effectiveOn(moment, onDay);
  const move = { move: moment, employeeId: employeeId ?? null, on: from };
  const lines: PreviewLine[] = [];
  for (const { room, says } of context.movesWith)
    for (const { label, count } of await says(context, move)) if (count > 0) lines.push({ room, label, count });
  const leaves = employeeId !== undefined && (moment === "EXIT" || moment === "LEAVE");
  return {
    ...{ moment, from, lines },
    changes: employeeId
      ? await changesInWords(context, await changesAsked(context, { ...input, employeeId }, from))
      : [],
    hands: leaves ? await openInWords(context, employeeId) : [],
    heir: leaves && moment === "EXIT" ? await leaderOn(context, employeeId, from) : null,
    reports: employeeId && moment === "EXIT" ? (await directReportsOn(context, employeeId, from)).length : 0,
  };
}

async function leaderOn(context: Context, employeeId: string, day: string): Promise<MovePreview["heir"]> {
  const id = (await registerOn(context, [employeeId], day))(employeeId, "REPORTING_LINE");
  const found = id ? (await peopleByIds(context, [id])).get(id) : undefined;
  return found ? { id: found.id, name: found.name } : null;
}

const statusAfter = { LEAVE: "ON_LEAVE", RETURN: "ACTIVE", EXIT: "LEFT", REHIRE: "ACTIVE" } as const;

/** What would be said of the person otherwise; where reports go is asked and shown on its own. */
async function changesAsked(
  context: Context,
  { employeeId, moment, ...places }: z.output<typeof previewMoveInput> & { employeeId: string },
  from: string,
): Promise<RegisterChange[]> {
  const before = await registerOn(context, [employeeId], from);
  const status = moment === "HIRE" || moment === "MOVE" ? null : statusAfter[moment];
  const asked: (readonly [ChangedKind, string | null])[] = [["STATUS", status], ...placesAsked(places)];
  return asked
    .map(([kind, value]) => ({ employeeId, kind, from, value, former: before(employeeId, kind) }))
    .filter(({ value, former }) => value !== null && value !== former);
}
