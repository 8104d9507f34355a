import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { holdPeople } from "../data/derive-people.ts";
import { judgeEvents, type JudgedEvent } from "../data/judge-events.ts";
import { requirePoints } from "../data/points-facts.ts";
import { storeEvents, type StoredEvent } from "../data/store-events.ts";
import { ids } from "../domain/ids.ts";
import { asMeasured, hasMinutes, measuredShape, minutesNeeded, noteInput, sourceInput } from "./event-input.ts";

const eventShape = {
  employeeId: ids.employee,
  ...measuredShape,
  note: noteInput.default("").describe("Where and why, if known."),
};

export const recordShiftInput = z.object(eventShape).refine(hasMinutes, minutesNeeded);

/** Records a late arrival, early departure or missed shift by hand. */
export async function recordShift(
  context: Context,
  input: z.output<typeof recordShiftInput>,
): Promise<{ eventId: string; employeeId: string }> {
  await requirePoints(context, "record", input.employeeId);
  await holdPeople(context, [input.employeeId]);
  const judged = await judgeEvents(context, [{ ...asMeasured(input), source: "BY_HAND", sourceId: null }]);
  if (judged[0]!.outcome === "REFUSED") throw refusal(judged[0]!);
  if (judged[0]!.outcome !== "CREATED") throw conflict("points.already-recorded", "It is recorded already.");
  const [stored] = await storeEvents(context, judged);
  return { eventId: stored!.eventId, employeeId: input.employeeId };
}

const mostAtOnce = 1000;

export const recordEventsInput = z.object({
  source: sourceInput.describe("Which program says so, as it names itself; ids of events are its own."),
  events: z
    .array(
      z
        .object({
          ...eventShape,
          sourceId: z
            .string()
            .trim()
            .min(1)
            .max(200)
            .describe("The program's id of the event; sent again, it is the same one."),
        })
        .refine(hasMinutes, minutesNeeded),
    )
    .min(1)
    .max(mostAtOnce)
    .describe("Up to 1,000; all are recorded, or none."),
});

/**
 * Records what a program tells, all or nothing. The same id sent again is the same event: with other values it is corrected,
 * and one that was withdrawn by people stays withdrawn.
 */
export async function recordShiftEvents(
  context: Context,
  { source, events }: z.output<typeof recordEventsInput>,
): Promise<{ events: StoredEvent[] }> {
  await holdPeople(
    context,
    events.map(({ employeeId }) => employeeId),
  );
  const judged = await judgeEvents(
    context,
    events.map((event) => ({ ...asMeasured(event), source })),
  );
  const refused = judged.findIndex(({ outcome }) => outcome === "REFUSED");
  if (refused >= 0) throw refusal(judged[refused]!, `events.${refused}.`);
  return { events: await storeEvents(context, judged) };
}

function refusal(judged: JudgedEvent, before = "") {
  if (judged.outcome !== "REFUSED") throw new Error("It was not refused.");
  return invalid(judged.problem, "The event cannot be recorded.", {
    fields: { [`${before}${judged.field}`]: judged.problem },
  });
}
