import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import { calendarFile } from "#app/platform/calendar/calendar-file.ts";
import type { Context } from "#app/platform/context/context.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { allOf, sql } from "#tenancy/sql.ts";

const most = 2_000;

type Row = { id: string; text: string; dueDate: string; version: number };

/** The open tasks the actor owns or helps with that are due on a day. */
export async function tasksOnDays(context: Context): Promise<CalendarEntry[]> {
  const allowed = allOf([await initiativesAllowing(context, "view")]);
  const prelude = initiativePrelude(context);
  const tasks = await context.rows<Row>(
    sql`${prelude}
     select i.id, i.text, i.due_date::text as "dueDate", i.version from {initiative} i
      where i.deleted_at is null and i.completed_at is null and i.due_date is not null and ${allowed}
        and i.id in (select p.initiative_id from {initiative_person} p where p.employee_id = ${context.actor.employeeId})
      order by i.due_date, i.position limit ${most}`,
  );
  return tasks.map(dayOfTask);
}

export function dayOfTask({ id, text, dueDate, version }: Row): CalendarEntry {
  return { uid: id, title: text, on: dueDate, link: initiativePlaces.task(id), sequence: version };
}

/** Those tasks as a calendar file, each a whole day. */
export async function taskCalendar(context: Context, origin: string): Promise<string> {
  return calendarFile({
    name: `Cairn · ${context.actor.name}`,
    stamp: context.clock.now(),
    origin,
    entries: await tasksOnDays(context),
  });
}
