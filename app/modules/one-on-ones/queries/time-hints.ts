import { z } from "zod";
import { daysOffAmong } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { BusyAsked, BusySpan } from "#app/platform/contributions/busy-times.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { addDays } from "#app/platform/time/days.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { daysLookedAt, freeTimes, mondayOf, overlaps, spanOf, type Span } from "../domain/free-times.ts";
import { minutesInput, startInput } from "../use-cases/one-on-one-input.ts";
import { requirePartner } from "../use-cases/schedule-series.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** As it is typed at the moment; what cannot be read yet is left out. `series` or `meeting` is what is to be moved. */
export const timeHintsInput = z.object({
  with: optionalInput(z.uuid()).catch(undefined),
  series: optionalInput(z.uuid()).catch(undefined),
  meeting: optionalInput(z.uuid()).catch(undefined),
  start: startInput.optional().catch(undefined),
  minutes: minutesInput.optional().catch(undefined),
});

/** What speaks against a time, and what does not. */
export type TimeHints = {
  /** With whom the actor has a 1:1 then; no names of what others have. */
  mine: string[];
  /** The other one has a 1:1 then with somebody else; nobody is told with whom. */
  theirs: boolean;
  /** A calendar that is connected says that the actor, or the other one, is busy then; never with what. */
  busyMine: boolean;
  busyTheirs: boolean;
  /** The name of the holiday on that day. */
  holiday: string | null;
  dayOff: boolean;
  /** Starts at which both are free: by the actor's clock for the field, and the moment. */
  free: { start: string; at: string }[];
};

type MovedFrom = { series: string | undefined; meeting: string | undefined };
type Taken = { startsAt: string; endsAt: string; mine: boolean; theirs: boolean; name: string };

/** When people are busy by calendars that are connected. */
export type AskBusyTimes = (asked: BusyAsked) => Promise<readonly BusySpan[]>;

/**
 * What the product and calendars that are connected know of a time for a 1:1: others of the two, holidays and days off of the company. Null while not all
 * is chosen, and where the actor may not arrange a 1:1 with that person.
 */
export async function timeHints(
  context: Context,
  { with: partnerId, series, meeting, start, minutes }: z.output<typeof timeHintsInput>,
  busyTimes: AskBusyTimes = async () => [],
): Promise<TimeHints | null> {
  if (!partnerId || start === undefined || minutes === undefined) return null;
  if (context.viewedBy || !(await mayMeet(context, partnerId))) return null;
  const { timeZone } = context.actor;
  const wished = { start, minutes, timeZone };
  const span = spanOf(wished);
  const monday = mondayOf(start.slice(0, 10));
  const days = Array.from({ length: daysLookedAt }, (_, index) => addDays(monday, index));
  const lookedAt = {
    from: momentOf(`${monday}T00:00`, timeZone),
    until: momentOf(`${addDays(monday, 15)}T00:00`, timeZone),
  };
  const taken = await takenOf(context, partnerId, lookedAt, { series, meeting });
  const { holidays, isOff } = await daysOffAmong(context, days);
  const calendars = await busyBesides(context, { partnerId, lookedAt, series, meeting }, busyTimes);
  const busy = [...taken.map(spanOfTaken), ...calendars];
  const busyThen = calendars.filter((one) => overlaps(one, span));
  const then = taken.filter((one) => overlaps(spanOfTaken(one), span));
  const day = start.slice(0, 10);
  const hints = {
    mine: then.filter(({ mine }) => mine).map(({ name }) => name),
    theirs: then.some(({ mine, theirs }) => theirs && !mine),
    busyMine: busyThen.some(({ employeeId }) => employeeId !== partnerId),
    busyTheirs: busyThen.some(({ employeeId }) => employeeId === partnerId),
    holiday: holidays.get(day) ?? null,
    dayOff: !holidays.has(day) && isOff(day),
  };
  const fits = hints.mine.length === 0 && !hints.theirs && busyThen.length === 0 && !isOff(day);
  const free = fits ? [] : freeTimes(wished, busy, context.clock.now(), isOff);
  return { ...hints, free: free.map((one) => ({ start: one, at: momentOf(one, timeZone).toISOString() })) };
}

async function mayMeet(context: Context, partnerId: string): Promise<boolean> {
  try {
    await requirePartner(context, partnerId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The 1:1s of either of the two that are planned or under way in this time, but for what is to be moved. */
function takenOf(context: Context, partnerId: string, { from, until }: Span, moved: MovedFrom): Promise<Taken[]> {
  const me = context.actor.employeeId;
  return context.rows<Taken>(
    sql`select ${instant(sql`m.starts_at`)} as "startsAt", ${instant(sql`m.ends_at`)} as "endsAt",
        ${me}::uuid in (s.organiser_id, s.partner_id) as mine, ${partnerId}::uuid in (s.organiser_id, s.partner_id) as theirs,
        e.display_name as name
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
        join {employee} e on e.id = case when s.organiser_id = ${me} then s.partner_id else s.organiser_id end
      where s.archived_at is null and m.status in ('NOT_STARTED', 'ACTIVE') and m.starts_at < ${until} and m.ends_at > ${from}
        and (s.organiser_id in (${me}, ${partnerId}::uuid) or s.partner_id in (${me}, ${partnerId}::uuid))
        and s.id is distinct from ${moved.series ?? null}::uuid and m.id is distinct from ${moved.meeting ?? null}::uuid
      order by m.starts_at`,
  );
}

/** What calendars say besides the 1:1 that is to be moved: its own entry stands in both calendars. */
async function busyBesides(
  context: Context,
  { partnerId, lookedAt, series, meeting }: { partnerId: string; lookedAt: Span } & MovedFrom,
  busyTimes: AskBusyTimes,
): Promise<readonly BusySpan[]> {
  const employeeIds = [context.actor.employeeId, partnerId];
  const spans = await busyTimes({ employeeIds, ...lookedAt });
  if (spans.length === 0 || (!series && !meeting)) return spans;
  const moved = await context.rows<Pick<Taken, "startsAt" | "endsAt">>(
    sql`select ${instant(sql`m.starts_at`)} as "startsAt", ${instant(sql`m.ends_at`)} as "endsAt" from {one_on_one_meeting} m
      where (m.id = ${meeting ?? null}::uuid or m.series_id = ${series ?? null}::uuid)
        and m.status in ('NOT_STARTED', 'ACTIVE') and m.starts_at < ${lookedAt.until} and m.ends_at > ${lookedAt.from} limit 200`,
  );
  const own = new Set(moved.map(({ startsAt, endsAt }) => `${Date.parse(startsAt)} ${Date.parse(endsAt)}`));
  return spans.filter(({ from, until }) => !own.has(`${from.getTime()} ${until.getTime()}`));
}

function spanOfTaken({ startsAt, endsAt }: Pick<Taken, "startsAt" | "endsAt">): Span {
  return { from: new Date(startsAt), until: new Date(endsAt) };
}
