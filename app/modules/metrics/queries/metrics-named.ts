import type { Context } from "#app/platform/context/context.ts";
import type { MeasureType } from "../domain/measure.ts";
import { sql } from "#tenancy/sql.ts";

export type NamedMetric = { id: string; measureType: MeasureType; currency: string | null; retired: boolean };

/** Metrics by what a file may call them: name or name in formulas, in lower case; one in use before one that is not. */
export async function metricsNamed(
  context: Context,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedMetric>> {
  if (names.length === 0) return new Map();
  const asked = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await context.rows<NamedMetric & { name: string; key: string }>(
    sql`select m.id, lower(m.name) as name, lower(m.key) as key, m.measure_type as "measureType", m.currency,
      m.retired_at is not null as retired from {metric} m
      where lower(m.name) = any(${asked}::text[]) or lower(m.key) = any(${asked}::text[]) order by m.retired_at is null, m.id`,
  );
  return new Map([
    ...rows.map((metric) => [metric.key, metric] as const),
    ...rows.map((metric) => [metric.name, metric] as const),
  ]);
}

/** What these metrics are called now, by their ids. */
export async function metricNames(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await context.rows<{ id: string; name: string }>(
    sql`select id, name from {metric} where id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
