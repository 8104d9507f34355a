import { findMetrics, recordPoints } from "#app/modules/metrics/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { measureRows, type MeasureRow } from "../data/measure-rows.ts";
import type { Applied } from "./apply-rows.ts";
import { sql } from "#tenancy/sql.ts";

/** Records what the rows of an installation amount to as points of metrics; key results that follow them move by themselves. */
export async function applyMeasures(context: Context, record: InstallationRecord, trial: boolean): Promise<Applied> {
  const measures = await context.rows<MeasureRow>(
    sql`select id, metric_id as "metricId", measure, filter, field from {connector_metric}
      where installation_id = ${record.id} order by created_at, id`,
  );
  const currencies = new Map((await findMetrics(context, { text: "" }, 1_000)).map((each) => [each.id, each.currency]));
  let [moved, refused, points] = [0, 0, 0];
  for (const measure of measures) {
    const found = await measureRows(context, record.id, measure, currencies.get(measure.metricId) ?? null);
    if (found.length === 0) continue;
    if (trial) {
      [moved, points] = [moved + 1, points + found.length];
      continue;
    }
    const error = await recordOne(context, measure, found);
    if (error) refused += 1;
    else [moved, points] = [moved + 1, points + found.length];
    const newest = found.at(-1)!;
    await context.rows(
      sql`update {connector_metric} set value = ${newest.value}, measured_at = ${context.clock.now()},
        error = ${error} where id = ${measure.id}`,
    );
  }
  const [rows] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {connector_row} where installation_id = ${record.id}`,
  );
  return { outcome: { ROWS: rows!.count, METRICS: moved, POINTS: points, METRICS_REFUSED: refused } };
}

/** A metric that takes no values, or not these, holds up no other. */
async function recordOne(
  context: Context,
  { metricId }: MeasureRow,
  points: readonly { date: string; value: number }[],
): Promise<string | null> {
  try {
    await recordPoints(context, { metricId, points: points.map((point) => ({ ...point, note: "" })) });
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal.code;
  }
}
