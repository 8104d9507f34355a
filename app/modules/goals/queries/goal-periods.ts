import type { Context } from "#app/platform/context/context.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { findTimeFrame, offeredTimeFrames } from "../domain/time-frame-by-id.ts";
import { sql } from "#tenancy/sql.ts";

/** The time frames to choose from: those around today and those that hold goals, in order of time. */
export async function goalPeriods(context: Context): Promise<TimeFrame[]> {
  const [asked] = await context.rows<{ month: number; used: string[] }>(
    prepared(sql`select fiscal_year_start_month as month,
            array(select name from {goal_period} where kind <> 'CUSTOM' order by starts_on desc limit 60) as used
              from {organization}`),
  );
  const { month, used } = asked!;
  const frames = new Map(offeredTimeFrames(context.today(), month).map((frame) => [frame.id, frame]));
  for (const name of used) {
    const frame = findTimeFrame(name, month);
    if (frame) frames.set(frame.id, frame);
  }
  return [...frames.values()].sort((one, other) =>
    one.startDate < other.startDate ? -1 : one.startDate > other.startDate ? 1 : 0,
  );
}
