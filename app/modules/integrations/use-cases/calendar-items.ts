import { loadWorkingActors } from "#app/modules/access/index.ts";
import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import { calendarFile, ruleOf, timeOfDay } from "#app/platform/calendar/calendar-file.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { TaskInstallation } from "#app/platform/tasks/task-run.ts";
import { digestOf, type Item } from "./item.ts";
import { sql } from "#tenancy/sql.ts";

/** What falls on a day for everybody who works here, each by their own rights: 1:1s, due tasks, check-ins. */
export async function calendarItems(context: Context, installation: TaskInstallation, now: Date): Promise<Item[]> {
  const items: Item[] = [];
  for (const actor of await loadWorkingActors(context, now)) {
    if (actor.email === "") continue;
    const entries = await installation.gatherings.days(context.seenBy(actor));
    items.push(...entries.map((entry) => itemOf(actor, entry, installation.config.publicUrl)));
  }
  return items;
}

function itemOf(
  { employeeId, email }: { employeeId: string; email: string },
  entry: CalendarEntry,
  origin: string,
): Item {
  // The stamp is the same every time: another text is another entry.
  const stamp = new Date(`${entry.on}T00:00:00Z`);
  const calendar = calendarFile({ name: "Cairn", stamp, origin, entries: [entry] });
  return {
    employeeId,
    item: entry.uid,
    digest: digestOf(calendar),
    input: {
      owner: email,
      uid: `${entry.uid}@cairn`,
      sequence: entry.sequence,
      title: entry.title,
      url: `${origin}${entry.link}`,
      when: {
        on: entry.on,
        ...timed(entry),
        ...(entry.repeats && { rule: ruleOf(entry.repeats, entry.timeZone) }),
      },
      calendar,
    },
  };
}

/** Its hour, where it has one. */
function timed({ at, minutes, timeZone }: CalendarEntry): object {
  return timeZone ? { at: at ?? timeOfDay, minutes: minutes ?? 30, timeZone } : {};
}

/** What stands in somebody's calendar and is to be no more, for those whose address is known. */
export async function withdrawnItems(
  context: Context,
  gone: readonly { employeeId: string; item: string; digest: string }[],
): Promise<Item[]> {
  const people = await context.rows<{ id: string; email: string }>(
    sql`select id, work_email::text as email from {employee} where id = any(${gone.map(({ employeeId }) => employeeId)}::uuid[])`,
  );
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  return gone.map((each) => ({
    ...each,
    input: { owner: emails.get(each.employeeId) ?? "", uid: `${each.item}@cairn` },
  }));
}
