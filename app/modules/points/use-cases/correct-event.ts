import { type z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { recordWrites } from "#app/platform/write/record-writes.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "../data/derive-people.ts";
import { ShiftEventRow } from "../data/entities.ts";
import { judgeEvents } from "../data/judge-events.ts";
import { pointsFacts } from "../data/points-facts.ts";
import { tellRaised } from "../data/tell-raised.ts";
import { pointsEvents } from "../events.ts";
import type { ShiftKind } from "../domain/rules.ts";
import { asMeasured, hasMinutes, measuredShape, minutesNeeded, oneEvent, reasonInput } from "./event-input.ts";

/** Every write of a shift event. */
export const shiftEvents = recordWrites({
  ...{ room: "points", events: pointsEvents, kind: "ShiftEvent", entity: ShiftEventRow },
  facts: (context, { employeeId }) => pointsFacts(context, employeeId),
  history: ["kind", "day", "minutes", "days", "shiftMinutes"],
});

export const correctEventInput = oneEvent
  .extend({ ...measuredShape, reason: reasonInput.describe("Why; read by the person."), version: versionRead })
  .refine(hasMinutes, minutesNeeded);

/** Says what really happened: the ledger gets entries against the old points and new ones, by the rules of the new day. */
export async function correctEvent(
  context: Context,
  { eventId, reason, version, ...input }: z.output<typeof correctEventInput>,
): Promise<{ eventId: string }> {
  const said = asMeasured(input);
  const event = await shiftEvents.change(context, {
    ...{ where: { id: eventId }, may: "correct", version, reason, changedBy: ["points.correct-event"] },
    change: async (held) => {
      if (held.withdrawnAt) throw conflict("points.withdrawn", "It was withdrawn.");
      await requirePossible(context, held, said.day);
      Object.assign(held, { ...said });
    },
    tells: ({ employeeId }) => ({
      ...{ event: "points.event-corrected", payload: { employeeId, eventId }, action: "correct-event" },
      detail: { employeeId, kind: said.kind, day: said.day },
    }),
  });
  await tellRaised(context, await derivePeople(context, [event.employeeId]));
  return { eventId };
}

/** How long it really was, as whoever decides an appeal found: minutes, or days of a missed shift. */
type Found = { eventId: string; reason: string; minutes: number | null; days: number | null };

/** Corrects what an appeal was right about: kind and day stay, and what the person is told of it is the answer. */
export async function correctByAppeal(context: Context, { eventId, reason, ...found }: Found): Promise<void> {
  const event = await shiftEvents.change(context, {
    ...{ where: { id: eventId }, may: "decide", reason },
    change: (held) => {
      if (held.withdrawnAt) throw conflict("points.withdrawn", "It was withdrawn.");
      const field = held.kind === "MISSED_SHIFT" ? "days" : "minutes";
      const refused = (code: string, message: string) => invalid(code, message, { fields: { [field]: code } });
      if (found[field] === null) throw refused(`points.${field}`, "How long it was is missing.");
      if (found[field] === held[field]) throw refused("points.as-recorded", "This is what was recorded.");
      Object.assign(held, { [field]: found[field] });
    },
    tells: ({ employeeId, kind, day }) => ({
      ...{ event: "points.event-corrected", payload: { employeeId, eventId, byAppeal: true }, action: "correct-event" },
      detail: { employeeId, kind, day },
    }),
  });
  await tellRaised(context, await derivePeople(context, [event.employeeId]));
}

type Held = { employeeId: string; kind: string };

/** A day to come, or one on which the person was not with the company, is refused as when it is first recorded. */
async function requirePossible(context: Context, { employeeId, kind }: Held, day: string): Promise<void> {
  const line = { employeeId, kind: kind as ShiftKind, day, minutes: 1, days: null, shiftMinutes: null };
  const [judged] = await judgeEvents(context, [{ ...line, note: "", source: "BY_HAND", sourceId: null }]);
  if (judged?.outcome === "REFUSED" && judged.field === "day")
    throw invalid(judged.problem, "It cannot have been on this day.", { fields: { day: judged.problem } });
}

export const withdrawEventInput = oneEvent.extend({
  reason: reasonInput.describe("Why; read by the person."),
  version: versionRead,
});

/** Takes an event back with all its points; it stays to be seen, and is not recorded again by its source. */
export async function withdrawEvent(
  context: Context,
  input: z.output<typeof withdrawEventInput>,
): Promise<{ eventId: string }> {
  return withdrawAs(context, "correct", input);
}

/** The same for whoever may do this to it, such as decide an appeal. */
export async function withdrawAs(
  context: Context,
  may: "correct" | "decide",
  { eventId, reason, version }: z.output<typeof withdrawEventInput>,
): Promise<{ eventId: string }> {
  const event = await shiftEvents.change(context, {
    ...{ where: { id: eventId }, may, version, reason, changedBy: ["points.correct-event", "points.withdraw-event"] },
    change: (held) => {
      if (held.withdrawnAt) throw conflict("points.withdrawn", "It was withdrawn already.");
      Object.assign(held, { withdrawnAt: context.clock.now(), withdrawnReason: reason });
    },
    tells: ({ employeeId }) => ({
      ...{ event: "points.event-withdrawn", payload: { employeeId, eventId }, action: "withdraw-event" },
      detail: { employeeId },
    }),
  });
  await grantOpenAppeal(context, eventId, reason);
  await tellRaised(context, await derivePeople(context, [event.employeeId]));
  return { eventId };
}

/** What is withdrawn needs no decision any more: an appeal against it has come to its end. */
export async function grantOpenAppeal(context: Context, eventId: string, reason: string): Promise<void> {
  await context.rows(
    sql`update {points_appeal} set state = 'GRANTED', answer = ${reason}, decided_by = ${context.actor.employeeId},
        decided_at = ${context.clock.now()}, version = version + 1 where event_id = ${eventId} and state = 'ASKED'`,
  );
}
