import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { requireSeries, type SeriesRecord } from "../data/one-on-one-record.ts";
import { somethingWrittenFor } from "../data/written-sql.ts";
import { ids } from "../domain/ids.ts";
import {
  layOutAnew,
  nextToMove,
  type LayoutRefusal,
  type NewLayout,
  type NewRhythm,
  type PlannedMeeting,
} from "../domain/new-layout.ts";
import { nextHalfHour, typedMoment } from "../domain/schedule.ts";
import { everyWeeksInput, minutesInput, startInput } from "../use-cases/one-on-one-input.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** As it is typed at the moment; what cannot be read yet is left out. */
export const seriesPlanInput = z.object({
  seriesId: ids.series,
  start: startInput.optional().catch(undefined),
  minutes: minutesInput.optional().catch(undefined),
  everyWeeks: everyWeeksInput.optional().catch(undefined),
});

/** What saving would do, in numbers of meetings. */
export type SeriesPlan =
  { moves: number; stays: number; falls: number; adds: number } | { refused: LayoutRefusal["refused"] };

/** What saving an edited series would do to what lies ahead. Null while not all is typed. */
export async function seriesPlan(
  context: Context,
  { seriesId, start, minutes, everyWeeks }: z.output<typeof seriesPlanInput>,
): Promise<SeriesPlan | null> {
  const series = await requireSeries(context, "view", seriesId);
  if (start === undefined || minutes === undefined || everyWeeks === undefined) return null;
  const rhythm = { start: momentOf(start, context.actor.timeZone), minutes, everyWeeks };
  const layout = await layoutOf(context, series, rhythm);
  if ("refused" in layout) return { refused: layout.refused };
  const { moves, stays, falls, adds } = layout;
  return { moves: moves.length, stays, falls: falls.length, adds: adds.length };
}

/** How a series would be laid out by another rhythm. */
export async function layoutOf(
  context: Context,
  series: SeriesRecord,
  rhythm: NewRhythm,
): Promise<NewLayout | LayoutRefusal> {
  return layOutAnew(series, await plannedMeetings(context, series.id), rhythm, context.clock.now());
}

/** All meetings of a series by their place. */
export function plannedMeetings(context: Context, seriesId: string): Promise<PlannedMeeting[]> {
  return context.rows<PlannedMeeting>(
    sql`select m.id, m.position, ${instant(sql`m.starts_at`)} as "startsAt", ${instant(sql`m.ends_at`)} as "endsAt",
      m.status, m.status_before as "statusBefore", m.moved, ${somethingWrittenFor("m")} as written
      from {one_on_one_meeting} m where m.series_id = ${seriesId} order by m.position`,
  );
}

/** What the form for a whole series begins with; null where it is put away. */
export async function editingOf(context: Context, series: SeriesRecord) {
  if (series.archived) return null;
  const { everyWeeks, minutes, version } = series;
  const now = context.clock.now();
  const next = nextToMove(series, await plannedMeetings(context, series.id), now);
  const { timeZone } = context.actor;
  const start = next ? typedMoment(new Date(next.startsAt), timeZone) : nextHalfHour(now, timeZone);
  return { start, minutes, everyWeeks, version };
}
