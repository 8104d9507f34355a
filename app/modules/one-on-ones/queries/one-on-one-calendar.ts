import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import { calendarFile } from "#app/platform/calendar/calendar-file.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { localTime } from "#app/platform/time/local-time.ts";
import { meetingMinutes, requireMeeting } from "../data/one-on-one-record.ts";
import { oneOnOnePlaces } from "../one-on-one-places.ts";
import { otherId } from "./series-list.ts";
import { instant, sql, type Sql } from "#tenancy/sql.ts";

type Row = {
  id: string;
  seriesId: string;
  name: string;
  startsAt: string;
  minutes: number;
  sequence: number;
  timeZone: string;
};

const shownAtMost = 500;

/** One's own 1:1s that are to be, and those of the last weeks, for calendars. */
export async function meetingsOnDays(context: Context): Promise<CalendarEntry[]> {
  if (context.viewedBy) return [];
  const since = daysAgo(context, 30);
  return entriesWhere(context, sql`s.in_calendar and s.archived_at is null and m.starts_at > ${since}`);
}

/** One of them as a file. */
export async function meetingFile(context: Context, meetingId: string, origin: string): Promise<string> {
  await requireMeeting(context, "view", meetingId);
  const entries = await entriesWhere(context, sql`m.id = ${meetingId}`);
  if (entries.length === 0) throw notFound("OneOnOne");
  return calendarFile({ name: "Cairn", stamp: context.clock.now(), origin, entries });
}

async function entriesWhere(context: Context, where: Sql): Promise<CalendarEntry[]> {
  const me = context.actor.employeeId;
  const rows = await context.rows<Row>(
    sql`select m.id, s.id as "seriesId", o.display_name as name, ${instant(sql`m.starts_at`)} as "startsAt",
      ${meetingMinutes} as minutes, m.sequence, s.time_zone as "timeZone"
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id join {employee} o on o.id = ${otherId(context)}
     where (s.organiser_id = ${me} or s.partner_id = ${me}) and m.status in ('NOT_STARTED', 'ACTIVE', 'ACKNOWLEDGED')
       and ${where} order by m.starts_at limit ${shownAtMost}`,
  );
  return rows.map(({ id, seriesId, name, startsAt, minutes, sequence, timeZone }) => {
    const local = localTime(new Date(startsAt), timeZone);
    return {
      uid: id,
      title: titleOf(name),
      on: local.toPlainDate().toString(),
      at: local.toPlainTime().toString({ smallestUnit: "minute" }),
      minutes,
      timeZone,
      link: oneOnOnePlaces.meeting(seriesId, id),
      sequence,
    };
  });
}

function titleOf(name: string): string {
  return `1:1 · ${name}`;
}
