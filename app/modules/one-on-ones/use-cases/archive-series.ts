import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { OneOnOneSeries } from "../data/entities.ts";
import { requireSeries, type SeriesRecord } from "../data/one-on-one-record.ts";
import { ids } from "../domain/ids.ts";
import { acceptFor } from "../data/reply-record.ts";
import { somethingWrittenFor } from "../data/written-sql.ts";
import { archivedInput, oneSeries } from "./one-on-one-input.ts";
import { writeDown } from "./write-down.ts";
import { writeMeetings } from "./write-meetings.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

export const archiveSeriesInput = oneSeries.extend({
  archived: archivedInput,
});

/** Puts a series away for both, or brings it back: its meetings stay readable, and none are to come while it is away. */
export async function archiveSeries(
  context: Context,
  { seriesId, archived }: z.output<typeof archiveSeriesInput>,
): Promise<{ seriesId: string; archived: boolean }> {
  const series = await requireSeries(context, "edit", seriesId);
  if (series.archived !== archived) await storeArchived(context, series, archived);
  return { seriesId, archived };
}

/** The same; that it may be is the caller's to ask. */
export async function storeArchived(context: Context, series: SeriesRecord, archived: boolean): Promise<void> {
  const seriesId = series.id;
  const now = context.clock.now();
  const record = await context.em.findOneOrFail(OneOnOneSeries, { id: seriesId });
  record.archivedAt = archived ? now : null;
  await context.em.flush();
  if (archived) {
    // What lies ahead and was never opened, and has nothing written for it, is not to be.
    await context.rows(
      sql`delete from {one_on_one_meeting} m where m.series_id = ${seriesId} and m.status = 'NOT_STARTED'
        and m.starts_at > ${now} and m.position > 0 and not ${somethingWrittenFor("m")}
        and not exists (select from {one_on_one_meeting} later where later.series_id = m.series_id
          and later.position > m.position and (later.status <> 'NOT_STARTED' or ${somethingWrittenFor("later")}))`,
    );
  } else {
    const last = await firstRow<{ position: number }>(
      context,
      sql`select max(position) as position from {one_on_one_meeting} where series_id = ${seriesId}`,
    );
    const added = await writeMeetings(context, { ...series }, (last?.position ?? -1) + 1);
    await acceptFor(context, added, [context.actor.employeeId]);
  }
  await writeDown(
    context,
    "one-on-ones.archived",
    { seriesId, archived },
    { action: archived ? "archive" : "bring-back", subject: "OneOnOneSeries", id: seriesId },
  );
}

export const archiveManySeriesInput = z.object({
  // A form sends one value as itself.
  seriesIds: z
    .preprocess((value) => (value === undefined ? [] : [value].flat()), z.array(ids.series).min(1).max(100))
    .describe("The ids of the series, 100 at most."),
  archived: archivedInput,
});

/** The same with several, all or none; those that stood so already stay as they are and are not named. */
export async function archiveManySeries(
  context: Context,
  { seriesIds, archived }: z.output<typeof archiveManySeriesInput>,
): Promise<{ seriesIds: string[]; archived: boolean }> {
  const changed: string[] = [];
  // In one order, so that of two at once none waits for the other for ever.
  for (const seriesId of [...new Set(seriesIds)].toSorted()) {
    const series = await requireSeries(context, "edit", seriesId);
    if (series.archived === archived) continue;
    await archiveSeries(context, { seriesId, archived });
    changed.push(seriesId);
  }
  return { seriesIds: changed, archived };
}
