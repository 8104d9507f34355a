import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A value of a metric on a local date; money in minor units. */
export type NewPoint = { date: string; value: number; note: string };
export type StoredPoints = { added: number; corrected: number; unchanged: number };
/** The points that were stored, and those in whose place they stand. */
export type PlacedPoints = { added: string[]; replaced: string[] };

type Present = { id: string; date: string; value: number; note: string };

/** Stores values, one a day; what stood on a day before is kept beside. The same value said again changes nothing. */
export async function storePoints(
  context: Context,
  metricId: string,
  points: readonly NewPoint[],
): Promise<{ counts: StoredPoints; placed: PlacedPoints }> {
  const present = await context.rows<Present>(
    sql`select id, on_date::text as date, value::float8 as value, note from {metric_point}
      where metric_id = ${metricId} and replaced_at is null
      and on_date = any(${points.map(({ date }) => date)}::date[])`,
  );
  const standing = new Map(present.map((point) => [point.date, point]));
  const news = points.filter(
    ({ date, value, note }) => standing.get(date)?.value !== value || standing.get(date)?.note !== note,
  );
  const replaced = news.flatMap(({ date }) => standing.get(date)?.id ?? []);
  await replacePoints(context, replaced);
  const at = context.clock.now().toISOString();
  const added = news.map(() => context.newId());
  await insertRows(
    context,
    "metric_point",
    "id uuid, metric_id uuid, on_date date, value numeric, note text, given_by uuid, given_at timestamptz",
    news.map(({ date, value, note }, place) => ({
      id: added[place],
      metric_id: metricId,
      on_date: date,
      value,
      note,
      given_by: context.actor.employeeId,
      given_at: at,
    })),
  );
  const [corrected, unchanged] = [replaced.length, points.length - news.length];
  return { counts: { added: news.length - corrected, corrected, unchanged }, placed: { added, replaced } };
}

/** Takes points out of what counts; they stay to be read. */
export async function replacePoints(context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await context.rows(
    sql`update {metric_point} set replaced_at = ${context.clock.now()}, replaced_by = ${context.actor.employeeId} where
      id = any(${ids}::uuid[])`,
  );
}

/** Whether all of these points still count. */
export async function stillCount(context: Context, ids: readonly string[]): Promise<boolean> {
  const standing = await context.rows(
    sql`select from {metric_point} where id = any(${ids}::uuid[]) and replaced_at is null`,
  );
  return standing.length === ids.length;
}

/** Lets points count again that others had replaced. */
export async function bringBackPoints(context: Context, ids: readonly string[]): Promise<void> {
  await context.rows(
    sql`update {metric_point} set replaced_at = null, replaced_by = null where id = any(${ids}::uuid[])`,
  );
}

/** The value that counts now of a metric, as a lateral `newest`. */
export function newestPointOf(metricId: Sql): Sql {
  return sql`left join lateral (
    select x.value, x.on_date from {metric_point} x where x.metric_id = ${metricId} and x.replaced_at is null
      order by x.on_date desc limit 1) newest on true`;
}

/** What a metric is called now: a scalar subquery. */
export function metricNameOf(metricId: Sql): Sql {
  return sql`(select m.name from {metric} m where m.id = ${metricId})`;
}
