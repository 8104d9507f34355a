import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, type AppError } from "#app/platform/errors/app-error.ts";
import { computedFrom, loadSeries } from "../data/computed-metrics.ts";
import { measureOf, type Measure } from "../domain/measure.ts";
import { metricFacts, metricRecordColumns, type MetricRecord } from "../data/metric-record.ts";
import { namesIn, type FormulaFault, type FormulaNode, type Outcome, type Place } from "../domain/formula/formula.ts";
import { computedNow } from "../domain/formula/series.ts";
import { isUnitOf, nameOf, unitOf } from "../domain/formula/units.ts";
import { sql } from "#tenancy/sql.ts";

export type AskedFormula = {
  formula: string;
  measure: Measure;
  /** The metric it is of, where that stands already. */ metricId?: string | undefined;
  key?: string | undefined;
};
export type ReadFormula = { node: FormulaNode; sourceIds: string[]; value: number | null };

/**
 * Reads a formula, and makes sure that it can be: every name is a metric, none is computed of this one, the units go
 * together and make the metric's own. Refuses with the character where it cannot.
 */
export async function readFormula(
  context: Context,
  { formula, measure, metricId, key }: AskedFormula,
): Promise<ReadFormula> {
  const { parseFormula } = await import("../domain/formula/parse-formula.ts");
  const node = passing(parseFormula(formula));
  const names = namesIn(node);
  const metrics = await metricsNamed(context, names, key);
  await refuseCircle(context, metrics, names, metricId);
  const unit = passing(unitOf(node, new Map([...metrics].map(([name, metric]) => [name, measureOf(metric)]))));
  if (!isUnitOf(unit, measure))
    throw refusedFormula({
      code: "result",
      at: 0,
      length: formula.length,
      params: { unit: nameOf(unit), measure: nameOf(measure) },
    });
  const sourceIds = [...metrics.values()].map(({ id }) => id);
  return {
    node,
    sourceIds,
    value: passing(computedNow(node, await loadSeries(context, sourceIds), context.today(), measure)),
  };
}

async function metricsNamed(
  context: Context,
  names: ReadonlyMap<string, Place>,
  ownKey: string | undefined,
): Promise<Map<string, MetricRecord>> {
  const rows = await context.rows<MetricRecord>(
    sql`select ${metricRecordColumns} from {metric} m where m.key = any(${[...names.keys()]}::text[])`,
  );
  for (const metric of rows) await authorize(context, "view", metricFacts(metric));
  const metrics = new Map(rows.map((metric) => [metric.key, metric]));
  for (const [name, place] of names) {
    if (name === ownKey) throw refusedFormula({ code: "circle", ...place, params: { name } });
    if (!metrics.has(name)) throw refusedFormula({ code: "unknown-name", ...place, params: { name } });
  }
  return metrics;
}

async function refuseCircle(
  context: Context,
  metrics: ReadonlyMap<string, MetricRecord>,
  names: ReadonlyMap<string, Place>,
  metricId: string | undefined,
): Promise<void> {
  if (metricId === undefined) return;
  const following = await computedFrom(context, [metricId]);
  for (const [name, { id }] of metrics)
    if (following.has(id)) throw refusedFormula({ code: "circle", ...names.get(name)!, params: { name } });
}

function passing<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw refusedFormula(outcome.fault);
}

/** Places are told to people from 1 on. */
function refusedFormula({ code, at, length, params }: FormulaFault): AppError {
  const name = `metrics.formula-${code}`;
  return invalid(name, `The formula cannot be: ${code} at character ${at + 1}.`, {
    params: { ...params, character: at + 1, length },
    fields: { formula: name },
  });
}

/** What a metric reads, so that it is found when that moves. */
export async function storeSources(context: Context, metricId: string, sourceIds: readonly string[]): Promise<void> {
  await context.rows(sql`delete from {metric_source} where metric_id = ${metricId}`);
  await context.rows(
    sql`insert into {metric_source} (metric_id, source_id) select ${metricId}::uuid, unnest(${sourceIds}::uuid[])`,
  );
}
