import { newestPointOf } from "../data/metric-points.ts";
import type { MetricRecord } from "../data/metric-record.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** A metric as lists show it; money in minor units, dates local. */
export type MetricRow = Omit<MetricRecord, "ownerId"> & {
  owner: { id: string; name: string; photo?: string | null };
  /** The newest value and its day; null before the first. */
  value: number | null;
  date: string | null;
  /** The value before the newest. */
  before: number | null;
};

/** The columns of a `MetricRow`; from `metricRowSource`. */
export const metricRowColumns = sql`
  m.id, m.key, m.name, m.description, m.measure_type as "measureType", m.currency, m.direction,
    m.retired_at is not null as retired, m.formula, m.version,
  jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as owner,
  newest.value::float8 as value, newest.on_date::text as date,
  (select x.value::float8 from {metric_point} x where x.metric_id = m.id and x.replaced_at is null
    and x.on_date < newest.on_date order by x.on_date desc limit 1) as before`;

export const metricRowSource = sql`{metric} m join {employee} e on e.id = m.owner_id ${newestPointOf(sql`m.id`)}`;

/** One metric as lists show it; null where there is none. */
export function findMetricRow(context: Context, metricId: string): Promise<MetricRow | null> {
  return firstRow<MetricRow>(context, sql`select ${metricRowColumns} from ${metricRowSource} where m.id = ${metricId}`);
}
