import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import type { MeasureType } from "../domain/measure.ts";
import type { MetricDirection } from "../domain/metric.ts";
import { sql } from "#tenancy/sql.ts";

/** A metric as stored. */
export type MetricRecord = {
  id: string;
  key: string;
  name: string;
  description: string;
  measureType: MeasureType;
  currency: string | null;
  direction: MetricDirection;
  ownerId: string;
  retired: boolean;
  /** How it is computed of others; null where people give its values. */
  formula: string | null;
  version: number;
};

/** The columns of a `MetricRecord`, of a metric called `m`. */
export const metricRecordColumns = sql`
  m.id, m.key, m.name, m.description, m.measure_type as "measureType", m.currency, m.direction, m.owner_id as "ownerId",
  m.retired_at is not null as retired, m.formula, m.version`;

/** Throws 404 where there is none. */
export async function requireMetric(context: Pick<Context, "rows">, id: string): Promise<MetricRecord> {
  const metric = await firstRow<MetricRecord>(
    context,
    sql`select ${metricRecordColumns} from {metric} m where m.id = ${id}`,
  );
  if (!metric) throw notFound("Metric");
  return metric;
}

/** Those of some metrics that are in use. */
export function metricsInUse(context: Pick<Context, "rows">, ids: readonly string[]): Promise<MetricRecord[]> {
  return context.rows<MetricRecord>(
    sql`select ${metricRecordColumns} from {metric} m where m.id = any(${ids}::uuid[]) and m.retired_at is null`,
  );
}

/** All that rules about metrics may test. */
export function metricFacts({ ownerId }: Pick<MetricRecord, "ownerId">) {
  return { kind: "Metric", ownerId };
}

const metrics = sql`hashtextextended(current_user || ' metrics', 0)`;

/**
 * Numbers of metrics change one after the other, so that what follows from them is computed of what stands. Comes before
 * any lock of goals: a value goes from metrics to goals, never back.
 */
export async function lockMetrics(context: Context): Promise<void> {
  await context.rows(sql`select pg_advisory_xact_lock(${metrics})`);
}

/** No metric gets another value while goals begin to follow it. Comes before any lock of goals. */
export async function holdMetrics(context: Context): Promise<void> {
  await context.rows(sql`select pg_advisory_xact_lock_shared(${metrics})`);
}

/** Passes work through, and turns the refusals of the unique indexes on metrics into words beside the field. */
export function refusingTakenMetric<Result>(work: Promise<Result>): Promise<Result> {
  return refusingTaken(work, {
    metric_name: { code: "metrics.name-taken", field: "name", message: "A metric of this name exists already." },
    metric_key_key: { code: "metrics.key-taken", field: "key", message: "A metric of this key exists already." },
  });
}

/** What formulas call metrics already. */
export async function takenKeys(context: Context): Promise<Set<string>> {
  return new Set((await context.rows<{ key: string }>(sql`select key from {metric}`)).map(({ key }) => key));
}
