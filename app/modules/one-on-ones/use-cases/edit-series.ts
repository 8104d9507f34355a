import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { OneOnOneSeries } from "../data/entities.ts";
import { requireSeries } from "../data/one-on-one-record.ts";
import { acceptFor } from "../data/reply-record.ts";
import type { LaidOut, LayoutRefusal, NewLayout } from "../domain/new-layout.ts";
import { layoutOf } from "../queries/series-layout.ts";
import { everyWeeksInput, minutesInput, oneSeries, startInput } from "./one-on-one-input.ts";
import { tellBoth } from "./tell-both.ts";
import { writeDown } from "./write-down.ts";
import { writeMeetings } from "./write-meetings.ts";
import { sql } from "#tenancy/sql.ts";

export const editSeriesInput = oneSeries.extend({
  start: startInput.describe(
    "When the next 1:1 that nobody moved by hand begins, by the caller's clock, as `2026-11-23T14:30`; all after it are counted from there.",
  ),
  minutes: minutesInput,
  everyWeeks: everyWeeksInput,
  version: versionRead,
});
export type EditSeriesInput = z.output<typeof editSeriesInput>;
export type EditedSeries = { seriesId: string; moved: number; added: number; removed: number };

const refusals: Readonly<Record<LayoutRefusal["refused"], string>> = {
  "in-past": "It would begin in the past.",
  "too-far": "It would begin further ahead than 1:1s are planned.",
  "every-weeks": "A series that comes again does not become one meeting.",
  over: "Nothing of it lies ahead.",
};

/**
 * The series has another rhythm, length, day or hour from its next meeting on. What was held, or moved by hand, stays as it
 * was; what lies ahead moves with all that stands in it.
 */
export async function editSeries(context: Context, input: EditSeriesInput): Promise<EditedSeries> {
  const { seriesId, minutes, everyWeeks } = input;
  const series = await requireSeries(context, "edit", seriesId);
  const record = await holdRecord(
    context,
    OneOnOneSeries,
    { id: seriesId },
    { version: input.version, subject: "OneOnOneSeries", changedBy: ["one-on-ones.edit"] },
  );
  if (series.archived || (await isEnded(context, seriesId)))
    throw conflict("one-on-ones.ended", "It is put away, or somebody has left.");
  const rhythm = { start: momentOf(input.start, context.actor.timeZone), minutes, everyWeeks };
  const layout = await layoutOf(context, series, rhythm);
  if ("refused" in layout) {
    const code = `one-on-ones.${layout.refused}`;
    throw invalid(code, refusals[layout.refused], { fields: { [layout.field]: code } });
  }
  const { moves, falls, adds } = layout;
  const done = { seriesId, moved: moves.length, added: adds.length, removed: falls.length };
  const same = everyWeeks === series.everyWeeks && minutes === series.minutes;
  if (same && moves.length + falls.length + adds.length === 0) return done;
  const { anchorPosition, anchorOn, anchorMinute } = layout.schedule;
  Object.assign(record, { everyWeeks, minutes, anchorPosition, anchorOn, anchorMinute });
  await context.em.flush();
  const added = await layOut(context, { id: seriesId, minutes }, layout);
  await acceptFor(context, [...moves.map(({ id }) => id), ...added], [context.actor.employeeId]);
  await tellBoth(context, series, `one-on-one:${seriesId}`);
  await writeDown(
    context,
    "one-on-ones.edited",
    { seriesId, meetingId: layout.firstId ?? added[0]! },
    {
      action: "edit",
      subject: "OneOnOneSeries",
      id: seriesId,
      detail: {
        before: { everyWeeks: series.everyWeeks, minutes: series.minutes },
        after: { everyWeeks, minutes },
        meetings: moves.length,
      },
    },
  );
  return done;
}

/** Somebody of the two has left: what lay ahead is not to be. */
async function isEnded(context: Context, seriesId: string): Promise<boolean> {
  const ended = await context.rows(
    sql`select from {one_on_one_meeting} where series_id = ${seriesId} and status = 'DISABLED' limit 1`,
  );
  return ended.length > 0;
}

/** Writes the new times down; answers the ids of meetings that were added. */
async function layOut(
  context: Context,
  series: { id: string; minutes: number },
  { schedule, moves, resting, falls, adds }: NewLayout,
): Promise<string[]> {
  await setTimes(context, series.id, moves, 1);
  // A cancelled one keeps its old hour only until it is restored.
  await setTimes(context, series.id, resting, 0);
  await context.rows(
    sql`delete from {one_on_one_meeting} where series_id = ${series.id} and id = any(${falls}::uuid[])`,
  );
  return adds.length === 0 ? [] : writeMeetings(context, { ...schedule, ...series }, adds[0]!);
}

/** `told` is 1 where calendars are to hear of it. */
async function setTimes(context: Context, seriesId: string, laidOut: readonly LaidOut[], told: 0 | 1): Promise<void> {
  const rows = laidOut.map(({ id, startsAt, endsAt }) => ({ id, starts_at: startsAt, ends_at: endsAt }));
  await context.rows(
    sql`update {one_on_one_meeting} m set starts_at = w.starts_at, ends_at = w.ends_at, sequence = m.sequence + ${told},
      version = m.version + ${told}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id uuid, starts_at timestamptz, ends_at timestamptz)
      where m.id = w.id and m.series_id = ${seriesId}`,
  );
}
