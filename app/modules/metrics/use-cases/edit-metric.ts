import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { measureOf } from "../domain/measure.ts";
import {
  lockMetrics,
  metricFacts,
  refusingTakenMetric,
  requireMetric,
  type MetricRecord,
} from "../data/metric-record.ts";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { metricDirections } from "../domain/metric.ts";
import { metricInput, metricTextInput } from "./metric-input.ts";
import { readFormula, storeSources, type ReadFormula } from "./read-formula.ts";
import { metricMoved } from "./record-points.ts";
import { writeDown } from "./write-down.ts";
import { assignments, sql } from "#tenancy/sql.ts";

/** What is left out stays. What it is counted in, and what formulas call it, stay for good: others build on them. */
export const editMetricInput = z.object({
  metricId: ids.metric,
  name: metricInput.shape.name.optional().describe("The metric's name; at most 120 characters."),
  description: metricTextInput(2000).optional().describe("What it measures and how; at most 2,000 characters."),
  direction: z.enum(metricDirections).optional().describe("UP where more is better, DOWN where less is."),
  ownerId: ids.owner.optional(),
  /** Of a computed metric: how it is computed from now on, its past included. */
  formula: optionalInput(z.string().max(2_000)).describe("How it is computed of other metrics, by their keys."),
  /** The version that was read; refused where somebody has changed the metric since. */
  version: z.number().int().optional().describe("Counts the changes of the record; the next change must bring it."),
});
export type EditMetricInput = z.output<typeof editMetricInput>;

const columns = {
  name: "name",
  description: "description",
  direction: "direction",
  ownerId: "owner_id",
  formula: "formula",
} as const;
type EditableField = keyof typeof columns;

const changedBy = ["goals.edit-metric", "goals.retire-metric", "goals.restore-metric"];

/** Words a metric otherwise, or gives it to somebody else. */
export async function editMetric(
  context: Context,
  input: EditMetricInput,
): Promise<{ metricId: string; fields: string[] }> {
  const { metricId, version } = input;
  await lockMetrics(context);
  const before = await requireMetric(context, metricId);
  await authorize(context, "edit", metricFacts(before));
  await requireUnchanged(context, before, { version, subject: "Metric", changedBy });
  const changed = changedFields(before, input);
  if (changed.length === 0) return { metricId, fields: [] };
  if (input.ownerId && changed.includes("ownerId"))
    await requireKnownPeople(context, "metrics.unknown-person", { ownerId: [input.ownerId] });
  const read = changed.includes("formula") ? await requireFormula(context, before, input.formula) : null;
  await refusingTakenMetric(
    context.rows(
      sql`update {metric} set
        ${assignments({ ...Object.fromEntries(changed.map((field) => [columns[field], input[field]])), updated_at: context.clock.now() })},
        version = version + 1 where id = ${metricId}`,
    ),
  );
  if (read) {
    await storeSources(context, metricId, read.sourceIds);
    await metricMoved(context, metricId);
  }
  await writeDown(
    context,
    "goals.metric-edited",
    { metricId, fields: changed },
    { action: "edit-metric", subject: "Metric", id: metricId, detail: { fields: changed } },
  );
  return { metricId, fields: changed };
}

function changedFields(before: MetricRecord, input: EditMetricInput): EditableField[] {
  return (Object.keys(columns) as EditableField[]).filter(
    (field) => input[field] !== undefined && input[field] !== before[field],
  );
}

/** What people give values of stays so: its history is theirs. */
async function requireFormula(context: Context, metric: MetricRecord, formula = ""): Promise<ReadFormula> {
  if (metric.formula === null)
    throw invalid("metrics.given", "People give this metric's values.", {
      fields: { formula: "metrics.given" },
    });
  return readFormula(context, { formula, measure: measureOf(metric), metricId: metric.id, key: metric.key });
}
