import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { inOrder } from "../domain/formula/order.ts";
import { computedSeries, type Series, type SeriesPoint } from "../domain/formula/series.ts";
import { measureOf } from "../domain/measure.ts";
import type { MetricRecord } from "./metric-record.ts";
import { sql } from "#tenancy/sql.ts";

type Computed = Pick<MetricRecord, "id" | "key" | "measureType" | "currency"> & {
  formula: string;
  sourceIds: string[];
};
type Stored = {
  metricId: string;
  key: string;
  measureType: MetricRecord["measureType"];
  currency: string | null;
  points: SeriesPoint[] | null;
};

/** Computed metrics among these, and all that are computed of them. */
const affected = (metricIds: readonly string[]) => sql`affected(id) as (
  select m.id from {metric} m where m.id = any(${metricIds}::uuid[])
  union
  select s.metric_id from affected join {metric_source} s on s.source_id = affected.id)`;

/** The ids of what is computed of these metrics, they themselves among them. */
export async function computedFrom(context: Context, metricIds: readonly string[]): Promise<Set<string>> {
  return new Set(
    (await context.rows<{ id: string }>(sql`with recursive ${affected(metricIds)} select id from affected`)).map(
      ({ id }) => id,
    ),
  );
}

/**
 * Computes anew what follows from these metrics, each after those it reads, and stores what differs, in a number of
 * statements that does not grow with theirs. Metrics must be locked. Answers with those computed.
 */
export async function recomputeMetrics(context: Context, changedIds: readonly string[]): Promise<string[]> {
  const metrics = await context.rows<Computed>(
    sql`with recursive ${affected(changedIds)} select m.id, m.key, m.measure_type as "measureType", m.currency, m.formula,
            array(select s.source_id from {metric_source} s where s.metric_id = m.id) as "sourceIds"
       from affected join {metric} m on m.id = affected.id where m.formula is not null order by m.id`,
  );
  if (metrics.length === 0) return [];
  // Only a company that computes metrics loads what reads formulas.
  const { parseFormula } = await import("../domain/formula/parse-formula.ts");
  const stored = await loadSeries(context, [...new Set(metrics.flatMap(({ id, sourceIds }) => [id, ...sourceIds]))]);
  const before = new Map(metrics.map(({ id, key }) => [id, stored.get(key)?.points ?? []]));
  for (const metric of inOrder(metrics)) {
    const node = parseFormula(metric.formula);
    if (node.ok)
      stored.set(metric.key, {
        measure: measureOf(metric),
        points: computedSeries(node.value, stored, measureOf(metric)),
      });
  }
  await storeSeries(
    context,
    metrics.map(({ id, key }) => ({ id, before: before.get(id)!, after: stored.get(key)?.points ?? [] })),
  );
  return metrics.map(({ id }) => id);
}

/** The values that count of some metrics by their keys, oldest first. */
export async function loadSeries(context: Context, metricIds: readonly string[]): Promise<Map<string, Series>> {
  const rows = await context.rows<Stored>(
    sql`select m.id as "metricId", m.key, m.measure_type as "measureType", m.currency,
            (select jsonb_agg(jsonb_build_object('date', p.on_date::text, 'value', p.value::float8) order by p.on_date)
              from {metric_point} p where p.metric_id = m.id and p.replaced_at is null) as points
       from {metric} m where m.id = any(${metricIds}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.key, { measure: measureOf(row), points: row.points ?? [] }]));
}

type Change = { id: string; before: readonly SeriesPoint[]; after: readonly SeriesPoint[] };

/** What is computed keeps no former values: it follows from the history of what it is computed of. */
async function storeSeries(context: Context, changes: readonly Change[]): Promise<void> {
  const news = changes.flatMap(({ id, before, after }) =>
    differing(after, before).map(({ date, value }) => ({ metric_id: id, on_date: date, value })),
  );
  const gone = changes.flatMap(({ id, before, after }) => {
    const days = new Set(after.map(({ date }) => date));
    return [
      ...before.filter(({ date }) => !days.has(date)),
      ...differing(before, after).filter(({ date }) => days.has(date)),
    ].map(({ date }) => ({ metric_id: id, on_date: date }));
  });
  if (gone.length > 0) {
    await context.rows(
      sql`delete from {metric_point} p using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone (metric_id uuid,
        on_date date) where p.metric_id = gone.metric_id and p.on_date = gone.on_date and p.replaced_at is null`,
    );
  }
  const at = context.clock.now().toISOString();
  await insertRows(
    context,
    "metric_point",
    "id uuid, metric_id uuid, on_date date, value numeric, given_at timestamptz",
    news.map((point) => ({ id: context.newId(), given_at: at, ...point })),
  );
}

/** The points of one series whose day has no such value in the other. */
function differing(points: readonly SeriesPoint[], others: readonly SeriesPoint[]): SeriesPoint[] {
  const known = new Map(others.map(({ date, value }) => [date, value]));
  return points.filter(({ date, value }) => known.get(date) !== value);
}
