import { firstRow, type Context } from "#app/platform/context/context.ts";
import type { Recurrence } from "#app/platform/recurrence/recurrence.ts";
import { sql } from "#tenancy/sql.ts";

export type SeriesRecord = Recurrence & {
  id: string;
  latestOn: string;
  timeZone: string;
  skipped: number;
  stopped: boolean;
  version: number;
};

const columns = sql`s.id, s.frequency, s.every::int as every, s.weekdays::int[] as weekdays,
  s.month_day::int as "monthDay", s.starts_on::text as "startsOn",
  s.ends_on::text as "endsOn", s.latest_on::text as "latestOn", s.time_zone as "timeZone", s.skipped, s.version,
    s.stopped_at is not null as stopped`;

/** The series a task is one of; null where it stands alone. */
export function seriesOf(context: Context, initiativeId: string): Promise<SeriesRecord | null> {
  return firstRow<SeriesRecord>(
    context,
    sql`select ${columns} from {initiative_series} s where s.id = (select series_id from {initiative}
      where id = ${initiativeId})`,
  );
}

/**
 * Running series whose newest day has passed where their people live, held until the transaction ends; what others
 * hold is left to them.
 */
export function takeDueSeries(context: Context, limit: number): Promise<SeriesRecord[]> {
  return context.rows<SeriesRecord>(
    sql`select ${columns} from {initiative_series} s
      where s.stopped_at is null and s.latest_on < (${context.clock.now()}::timestamptz at time zone s.time_zone)::date
        and exists (select from {organization} where 'TASK' = any(enabled_features))
      order by s.latest_on, s.id limit ${limit} for update skip locked`,
  );
}
