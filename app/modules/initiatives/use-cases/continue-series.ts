import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { occurrenceAfter } from "#app/platform/recurrence/recurrence.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { daysBetween } from "#app/platform/time/days.ts";
import { copyInitiative } from "../data/copy-initiative.ts";
import { takeDueSeries, type SeriesRecord } from "../data/initiative-series.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 200;

/**
 * Writes down the next task of each series whose newest day has passed; as the product. Days that passed while nothing ran
 * are counted as skipped, not made up. Answers how many series were looked at: fewer than `atOnce` when all are done.
 */
export async function continueSeries(context: Context): Promise<number> {
  const due = await takeDueSeries(context, atOnce);
  for (const series of due) await continueOne(context, series);
  return due.length;
}

async function continueOne(context: Context, series: SeriesRecord): Promise<void> {
  const today = localDate(context.clock.now(), series.timeZone);
  const next = occurrenceAfter(series, series.latestOn, today);
  const latest = next && (await newestOf(context, series.id));
  const initiativeId =
    next && latest
      ? await copyInitiative(context, latest.id, {
          seriesId: series.id,
          on: next.on,
          today,
          days: daysBetween(latest.occursOn, next.on),
        })
      : null;
  if (!next || !initiativeId) return stop(context, series);
  await context.rows(
    sql`update {initiative_series} set latest_on = ${next.on}, skipped = skipped + ${next.skipped},
      version = version + 1 where id = ${series.id}`,
  );
  await writeDown(
    context,
    "initiatives.recurred",
    { initiativeId, seriesId: series.id },
    {
      action: "recur",
      subject: "Initiative",
      id: initiativeId,
      detail: { seriesId: series.id, skipped: next.skipped },
    },
  );
}

/** The newest task of a series, whose words and people the next one has; also where it was deleted, for that skips it alone. */
function newestOf(context: Context, seriesId: string): Promise<{ id: string; occursOn: string } | null> {
  return firstRow(
    context,
    sql`select id, occurs_on::text as "occursOn" from {initiative} where series_id = ${seriesId} order by occurs_on desc limit 1`,
  );
}

/** It has ended, or nobody is left to do it. */
async function stop(context: Context, { id }: SeriesRecord): Promise<void> {
  await context.rows(
    sql`update {initiative_series} set stopped_at = ${context.clock.now()}, version = version + 1 where id = ${id}`,
  );
  await writeAuditEntry(context, { action: "initiatives.end-series", subjectType: "InitiativeSeries", subjectId: id });
}
