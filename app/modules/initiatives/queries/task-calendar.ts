import ical, { ICalEventTransparency } from "ical-generator";
import type { Context } from "#app/platform/context/context.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { joinConditions } from "./initiative-filters.ts";

const most = 2_000;

/** The open tasks the actor owns or helps with that are due on a day, as a calendar file: each a whole day that keeps nobody busy. */
export async function taskCalendar(context: Context, origin: string): Promise<string> {
  const allowed = joinConditions([await initiativesAllowing(context, "view")]);
  const prelude = initiativePrelude(context);
  const tasks = await context.rows<{ id: string; text: string; dueDate: string }>(
    `${prelude.text}
     select i.id, i.text, i.due_date::text as "dueDate" from {initiative} i
      where i.deleted_at is null and i.completed_at is null and i.due_date is not null and ${allowed.text}
        and i.id in (select p.initiative_id from {initiative_person} p where p.employee_id = ?)
      order by i.due_date, i.position limit ${most}`,
    [...prelude.values, ...allowed.values, context.actor.employeeId]);
  const calendar = ical({ name: `Cairn · ${context.actor.name}`, prodId: { company: "Cairn", product: "Tasks" } });
  for (const { id, text, dueDate } of tasks) {
    calendar.createEvent({
      id: `${id}@cairn`, summary: text, start: new Date(`${dueDate}T00:00:00Z`), allDay: true, stamp: context.clock.now(),
      transparency: ICalEventTransparency.TRANSPARENT, url: `${origin}${initiativePlaces.task(id)}`,
    });
  }
  return calendar.toString();
}
