import { z } from "zod";
import { toldBy } from "#app/platform/company/company-told.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { AppError, conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { sql } from "#tenancy/sql.ts";
import { derivePeople } from "../data/derive-people.ts";
import { requirePoints } from "../data/points-facts.ts";
import { tellRaised } from "../data/tell-raised.ts";
import { ids } from "../domain/ids.ts";
import { grantOpenAppeal, shiftEvents } from "./correct-event.ts";
import { reasonInput } from "./event-input.ts";

const oneOrSeveral = (value: unknown) => (typeof value === "string" ? [value] : value);

export const manyEventsInput = z.object({
  eventIds: z
    .preprocess(oneOrSeveral, z.array(ids.event).min(1).max(100))
    .describe("The ids of the events, 100 at most."),
});
export const withdrawEventsInput = manyEventsInput.extend({
  reason: reasonInput.describe("Why; read by each person."),
});
const minutesOff = z.coerce
  .number({ error: "points.minutes-off" })
  .int({ error: "points.minutes-off" })
  .min(-720, { error: "points.minutes-off" })
  .max(720, { error: "points.minutes-off" })
  .refine((value) => value !== 0, { error: "points.minutes-off" });
export const correctEventsInput = withdrawEventsInput.extend({
  minutesOff: minutesOff.describe("So many minutes fewer each; below zero, so many more."),
});

type Many = z.output<typeof manyEventsInput>;
/** Those that were changed; the others were so already. */
export type ChangedEvents = { eventIds: string[] };

/** Takes several events back for one reason, all or none; they stay to be seen. */
export function withdrawEvents(
  context: Context,
  { eventIds, reason }: z.output<typeof withdrawEventsInput>,
): Promise<ChangedEvents> {
  return changeEach(context, eventIds, async ({ eventId, withdrawn }) => {
    if (withdrawn) return false;
    await shiftEvents.change(context, {
      ...{ where: { id: eventId }, may: "correct", reason },
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
    return true;
  });
}

/** Lets several withdrawn events count again, all or none; an appeal that was granted with it waits again. */
export function restoreEvents(context: Context, { eventIds }: Many): Promise<ChangedEvents> {
  return changeEach(context, eventIds, async ({ eventId, withdrawn }) => {
    if (!withdrawn) return false;
    await refuseRecordedAnew(context, eventId);
    await reopenAppeal(context, eventId);
    await shiftEvents.change(context, {
      ...{ where: { id: eventId }, may: "correct" },
      change: (held) => {
        Object.assign(held, { withdrawnAt: null, withdrawnReason: "" });
      },
      tells: ({ employeeId }) => ({
        ...{ event: "points.event-restored", payload: { employeeId, eventId }, action: "restore-event" },
        detail: { employeeId },
      }),
    });
    return true;
  });
}

/** Takes the same minutes off several events for one reason, all or none: a clock was wrong. */
export async function correctEvents(
  context: Context,
  { eventIds, reason, minutesOff: off }: z.output<typeof correctEventsInput>,
): Promise<ChangedEvents & { minutesOff: number }> {
  const changed = await changeEach(context, eventIds, async ({ eventId }) => {
    await shiftEvents.change(context, {
      ...{ where: { id: eventId }, may: "correct", reason },
      change: (held) => {
        if (held.withdrawnAt) throw conflict("points.withdrawn", "It was withdrawn.");
        const minutes = (held.minutes ?? 0) - off;
        if (held.minutes === null || minutes < 1 || minutes > 1440)
          throw invalid("points.minutes", "There are not so many minutes.");
        held.minutes = minutes;
      },
      tells: ({ employeeId, kind, day }) => ({
        ...{ event: "points.event-corrected", payload: { employeeId, eventId }, action: "correct-event" },
        detail: { employeeId, kind, day },
      }),
    });
    return true;
  });
  return { ...changed, minutesOff: off };
}

type One = { eventId: string; employeeId: string; withdrawn: boolean };

/** Does one act to each event and derives all their people once. Refuses who may not correct one, also where it is so already. */
async function changeEach(
  context: Context,
  eventIds: readonly string[],
  act: (event: One) => Promise<boolean>,
): Promise<ChangedEvents> {
  const changed: One[] = [];
  for (const eventId of [...new Set(eventIds)].sort()) {
    const event = await heldEvent(context, eventId);
    if (!event) throw notFound("Points");
    await requirePoints(context, "correct", event.employeeId);
    const done = await act(event).catch((error: unknown) => refuseByName(context, error, event));
    if (done) changed.push(event);
  }
  await tellRaised(
    context,
    await derivePeople(
      context,
      changed.map(({ employeeId }) => employeeId),
    ),
  );
  return { eventIds: changed.map(({ eventId }) => eventId) };
}

function heldEvent(context: Context, eventId: string): Promise<One | null> {
  return firstRow<One>(
    context,
    sql`select s.id as "eventId", s.employee_id as "employeeId", s.withdrawn_at is not null as withdrawn
      from {shift_event} s where s.id = ${eventId} for update`,
  );
}

/** A refusal of one of many names whose event of which day it is about. */
async function refuseByName(context: Context, error: unknown, { eventId }: One): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  const found = await firstRow<{ name: string; day: string }>(
    context,
    sql`select e.display_name as name, s.day::text as day from {shift_event} s join {employee} e on e.id = s.employee_id
      where s.id = ${eventId}`,
  );
  const { language, timeZone } = context.actor;
  const format = createFormat(asLanguage(language), timeZone, toldBy(context.tenant));
  throw new AppError("points.refused-of-many", error.status, `An event of many: ${error.message}`, {
    params: { name: found!.name, date: format.date(found!.day) },
  });
}

/** What was recorded anew by hand since stands in its place. */
async function refuseRecordedAnew(context: Context, eventId: string): Promise<void> {
  const anew = await firstRow(
    context,
    sql`select from {shift_event} s join {shift_event} o on o.employee_id = s.employee_id and o.day = s.day
        and o.kind = s.kind and o.id <> s.id and o.withdrawn_at is null
      where s.id = ${eventId}`,
  );
  if (anew) throw conflict("points.already-recorded", "It is recorded already.");
}

/** An appeal is granted with its event withdrawn and in no other way, so that a granted one belongs to what is taken back here. */
async function reopenAppeal(context: Context, eventId: string): Promise<void> {
  await context.rows(
    sql`update {points_appeal} a set state = 'ASKED', answer = '', decided_by = null, decided_at = null,
        version = a.version + 1
      where a.event_id = ${eventId} and a.state = 'GRANTED'`,
  );
}
