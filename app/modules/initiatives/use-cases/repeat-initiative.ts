import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import type { InitiativeRecord } from "../data/initiative-record.ts";
import { seriesOf, type SeriesRecord } from "../data/initiative-series.ts";
import { occurrenceFrom, recurrenceFrequencies, type Recurrence } from "../domain/recurrence.ts";
import { initiativeEvent } from "../events.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import { dateInput } from "./initiative-input.ts";
import { sql } from "#tenancy/sql.ts";

export const repeatInitiativeInput = z.object({
  initiativeId: ids.initiative,
  frequency: z.enum(recurrenceFrequencies).describe("Whether it comes back by the week or by the month."),
  /** Every so many weeks or months. */
  every: z
    .number({ error: "initiatives.every" })
    .int({ error: "initiatives.every" })
    .min(1, { error: "initiatives.every" })
    .max(12, { error: "initiatives.every" })
    .default(1)
    .describe("Every so many weeks or months."),
  /** Of a weekly one: 1 is Monday. */
  weekdays: z
    .array(z.number().int().min(1).max(7))
    .max(7)
    .default([])
    .transform((days) => [...new Set(days)].sort())
    .describe("On which days of the week, 1 for Monday to 7 for Sunday."),
  /** Of a monthly one; the last day of a month that has no such day. */
  monthDay: z
    .number({ error: "initiatives.month-day" })
    .int({ error: "initiatives.month-day" })
    .min(1, { error: "initiatives.month-day" })
    .max(31, { error: "initiatives.month-day" })
    .optional()
    .describe("On which day of the month; null for those by the week."),
  endsOn: dateInput.optional().describe("The last day one may be due; null where it goes on."),
});
export type RepeatInitiativeInput = z.output<typeof repeatInitiativeInput>;

/**
 * Makes a task the first of a series, or changes how its series goes on. The task stays as it is; without a due date it
 * gets the first day of the series. Each following one is written down the day after the one before it was due.
 */
export async function repeatInitiative(
  context: Context,
  input: RepeatInitiativeInput,
): Promise<{ initiativeId: string }> {
  const { initiative } = await requireAllowed(context, "edit", input.initiativeId);
  if (initiative.parentId) throw invalid("initiatives.part-repeats", "A part comes back with its task.");
  const series = await seriesOf(context, initiative.id);
  const rule = ruleOf(context, input, initiative, series);
  if (series) await changeSeries(context, series.id, rule);
  else await beginSeries(context, initiative, rule);
  await recordEvent(
    context,
    initiativeEvent("initiatives.edited", { initiativeId: initiative.id, fields: ["recurrence"] }),
  );
  await writeAuditEntry(context, {
    action: "initiatives.repeat",
    subjectType: "Initiative",
    subjectId: initiative.id,
    detail: { ...rule },
  });
  return { initiativeId: initiative.id };
}

function ruleOf(
  context: Context,
  { frequency, every, weekdays, monthDay, endsOn }: RepeatInitiativeInput,
  { dueDate }: InitiativeRecord,
  series: SeriesRecord | null,
): Recurrence {
  if (frequency === "WEEKLY" && weekdays.length === 0)
    throw refused("weekdays", "initiatives.weekdays-needed", "Name the days of the week.");
  if (frequency === "MONTHLY" && monthDay === undefined)
    throw refused("monthDay", "initiatives.month-day", "Name the day of the month.");
  const startsOn = series?.startsOn ?? dueDate ?? context.today();
  if (endsOn !== undefined && endsOn < startsOn)
    throw refused("endsOn", "initiatives.ends-before-start", "It ends before it begins.");
  const monthly = frequency === "MONTHLY";
  return {
    frequency,
    every,
    weekdays: monthly ? [] : weekdays,
    monthDay: monthly ? monthDay! : null,
    startsOn,
    endsOn: endsOn ?? null,
  };
}

function refused(field: string, code: string, message: string) {
  return invalid(code, message, { fields: { [field]: code } });
}

async function beginSeries(context: Context, { id, dueDate }: InitiativeRecord, rule: Recurrence): Promise<void> {
  const first = dueDate ?? occurrenceFrom(rule, rule.startsOn);
  if (first === null) throw refused("endsOn", "initiatives.never-comes", "No day is left before it ends.");
  const seriesId = context.newId();
  const now = context.clock.now();
  await context.rows(
    sql`insert into {initiative_series} (id, frequency, every, weekdays, month_day, starts_on, ends_on, time_zone,
      latest_on, created_by, created_at)
     values (${seriesId}, ${rule.frequency}, ${rule.every}, ${rule.weekdays}::smallint[], ${rule.monthDay},
       ${rule.startsOn}, ${rule.endsOn}, ${context.actor.timeZone}, ${first}, ${context.actor.employeeId}, ${now})`,
  );
  await context.rows(
    sql`update {initiative} set series_id = ${seriesId}, occurs_on = ${first}, due_date = ${first}, updated_at = ${now},
      version = version + 1 where id = ${id}`,
  );
}

function changeSeries(context: Context, seriesId: string, rule: Recurrence): Promise<object[]> {
  return context.rows(
    sql`update {initiative_series} set frequency = ${rule.frequency}, every = ${rule.every},
      weekdays = ${rule.weekdays}::smallint[], month_day = ${rule.monthDay}, ends_on = ${rule.endsOn},
      stopped_at = null, version = version + 1 where id = ${seriesId}`,
  );
}
