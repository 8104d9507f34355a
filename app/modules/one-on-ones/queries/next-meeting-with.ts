import { firstRow, type Context } from "#app/platform/context/context.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A 1:1 that lies ahead or is open, and where it stands. */
export type NextMeeting = { meetingId: string; startsAt: string; link: string };

/** The next 1:1 of the actor with somebody; null where none lies ahead. */
export async function nextMeetingWith(context: Context, employeeId: string): Promise<NextMeeting | null> {
  const found = await firstRow<{ meetingId: string; seriesId: string; startsAt: string }>(
    context,
    sql`select m.id as "meetingId", s.id as "seriesId", ${instant(sql`m.starts_at`)} as "startsAt"
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
     where s.archived_at is null and m.status in ('NOT_STARTED', 'ACTIVE') and m.ends_at > ${context.clock.now()}
       and (s.organiser_id, s.partner_id) in ((${context.actor.employeeId}::uuid, ${employeeId}::uuid),
         (${employeeId}::uuid, ${context.actor.employeeId}::uuid))
     order by m.starts_at limit 1`,
  );
  return found && { ...found, link: oneOnOnePlaces.meeting(found.seriesId, found.meetingId) };
}
