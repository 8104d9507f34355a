import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { positionsToWrite, startOf, type Schedule } from "../domain/schedule.ts";

/** Writes the meetings of a series down from this place on, as far ahead as is usual; answers their ids. */
export async function writeMeetings(
  context: Context,
  series: Schedule & { id: string; minutes: number },
  from: number,
): Promise<string[]> {
  const rows = positionsToWrite(series, from, context.clock.now()).map((position) => {
    const start = startOf(series, position);
    return {
      id: context.newId(),
      series_id: series.id,
      position,
      starts_at: start,
      ends_at: new Date(start.getTime() + series.minutes * 60_000),
      status: "NOT_STARTED",
      moved: false,
      sequence: 0,
    };
  });
  await insertRows(
    context,
    "one_on_one_meeting",
    "id uuid, series_id uuid, position int, starts_at timestamptz, ends_at timestamptz, status text, moved boolean, sequence int",
    rows,
  );
  return rows.map(({ id }) => id);
}
