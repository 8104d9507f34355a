import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import { calendarFile } from "#app/platform/calendar/calendar-file.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { occurrenceFrom } from "#app/platform/recurrence/recurrence.ts";
import { ruleText } from "#app/platform/recurrence/rule-text.ts";
import { addDays } from "#app/platform/time/days.ts";
import { isTimeZone } from "#app/platform/time/local-time.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { seriesOf, type SeriesRecord } from "../data/initiative-series.ts";
import { initiativePlaces } from "../initiative-places.ts";
import { dayOfTask } from "./task-calendar.ts";
import { sql } from "#tenancy/sql.ts";

export const oneTaskCalendarInput = z.object({
  taskId: z.uuid(),
  /** Gives it an hour in this time zone, so that it reminds at the same time of day all year; without it, a whole day. */
  timezone: z.string().max(60).refine(isTimeZone).optional(),
  /** True adds the days on which it comes back. */
  isRecurringType: tickInput.default(false),
});
type OneTaskCalendarInput = z.output<typeof oneTaskCalendarInput>;

type Row = { id: string; text: string; dueDate: string | null; version: number };

/** One task as a calendar file, or the series it is of; 404 where the actor may not see it, refused without a due date. */
export async function oneTaskCalendar(
  context: Context,
  { taskId, timezone, isRecurringType }: OneTaskCalendarInput,
  origin: string,
): Promise<string> {
  await authorize(context, "view", await requireInitiativeFacts(context, taskId));
  const task = await firstRow<Row>(
    context,
    sql`select id, text, due_date::text as "dueDate", version from {initiative} where id = ${taskId} and deleted_at is null`,
  );
  if (!task) throw notFound("Initiative");
  const { dueDate } = task;
  if (dueDate === null) throw conflict("initiatives.no-due-date", "The task is due on no day.");
  const series = isRecurringType ? await seriesOf(context, taskId) : null;
  const following = series && !series.stopped ? await daysToCome(context, task, series) : null;
  const entries = [
    ...(following?.on === dueDate ? [] : [dayOfTask({ ...task, dueDate })]),
    ...(following ? [following] : []),
  ];
  return calendarFile({
    name: task.text,
    stamp: context.clock.now(),
    origin,
    entries: entries.map((entry) => ({ ...entry, timeZone: timezone })),
  });
}

/** The series from its newest day on, or from the day after where that is skipped or was not a day of the rule; null where none is left. */
async function daysToCome(context: Context, { id, text }: Row, series: SeriesRecord): Promise<CalendarEntry | null> {
  const tasks = await context.rows<{ version: number; skipped: boolean; occursOn: string }>(
    sql`select version, deleted_at is not null as skipped, occurs_on::text as "occursOn" from {initiative}
      where series_id = ${series.id}`,
  );
  const skipped = tasks.some((one) => one.skipped && one.occursOn === series.latestOn);
  const on = occurrenceFrom(series, skipped ? addDays(series.latestOn, 1) : series.latestOn);
  const changes = series.version + tasks.reduce((sum, { version }) => sum + version, 0);
  return on === null
    ? null
    : {
        uid: series.id,
        title: text,
        on,
        link: initiativePlaces.task(id),
        sequence: changes,
        repeats: { rule: ruleText(series), lastOn: series.endsOn },
      };
}
