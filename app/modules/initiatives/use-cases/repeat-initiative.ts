import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { recurrenceFields, recurrenceOf } from "#app/platform/recurrence/recurrence-input.ts";
import { occurrenceFrom, type Recurrence } from "#app/platform/recurrence/recurrence.ts";
import type { InitiativeRecord } from "../data/initiative-record.ts";
import { seriesOf } from "../data/initiative-series.ts";
import { requireAllowed } from "./authorize-initiative.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const repeatInitiativeInput = z.object({
  initiativeId: ids.initiative,
  ...recurrenceFields,
  every: recurrenceFields.every.default(1),
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
  const rule = recurrenceOf(input, series?.startsOn ?? initiative.dueDate ?? context.today());
  if (series) await changeSeries(context, series.id, rule);
  else await beginSeries(context, initiative, rule);
  await writeDown(
    context,
    "initiatives.edited",
    { initiativeId: initiative.id, fields: ["recurrence"] },
    { action: "repeat", subject: "Initiative", id: initiative.id, detail: { ...rule } },
  );
  return { initiativeId: initiative.id };
}

async function beginSeries(context: Context, { id, dueDate }: InitiativeRecord, rule: Recurrence): Promise<void> {
  const first = dueDate ?? occurrenceFrom(rule, rule.startsOn);
  if (first === null)
    throw invalid("initiatives.never-comes", "No day is left before it ends.", {
      fields: { endsOn: "initiatives.never-comes" },
    });
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
