import type { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recomputeMetrics } from "../data/computed-metrics.ts";
import { measureOf } from "../domain/measure.ts";
import { lockMetrics, metricFacts, refusingTakenMetric, takenKeys } from "../data/metric-record.ts";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { metricKeyFrom } from "../domain/metric.ts";
import { measured, metricInput } from "./metric-input.ts";
import { readFormula, storeSources } from "./read-formula.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const addMetricInput = metricInput.refine(measured, { error: "metrics.currency-needed", path: ["currency"] });
export type AddMetricInput = z.output<typeof addMetricInput>;

/** A metric of the company: its name, what it is counted in, and whose it is. Values come afterwards. */
export async function addMetric(context: Context, input: AddMetricInput): Promise<{ metricId: string }> {
  const ownerId = input.ownerId ?? context.actor.employeeId;
  await authorize(context, "create", metricFacts({ ownerId }));
  await requireKnownPeople(context, "metrics.unknown-person", { ownerId: [ownerId] });
  await lockMetrics(context);
  const key = input.key ?? metricKeyFrom(input.name, await takenKeys(context));
  const read =
    input.formula === undefined
      ? null
      : await readFormula(context, { formula: input.formula, measure: measureOf(input), key });
  const metricId = context.newId();
  const now = context.clock.now();
  await refusingTakenMetric(
    context.rows(
      sql`insert into {metric} (id, key, name, description, measure_type, currency, direction, formula, owner_id,
        created_by, created_at, updated_at)
     values (${metricId}, ${key}, ${input.name}, ${input.description}, ${input.measureType}, ${input.currency},
       ${input.direction}, ${input.formula ?? null}, ${ownerId}, ${context.actor.employeeId}, ${now}, ${now})`,
    ),
  );
  if (read) {
    await storeSources(context, metricId, read.sourceIds);
    await recomputeMetrics(context, [metricId]);
  }
  await writeDown(
    context,
    "goals.metric-added",
    { metricId },
    {
      action: "add-metric",
      subject: "Metric",
      id: metricId,
      detail: { key, measureType: input.measureType, ownerId, computed: read !== null },
    },
  );
  return { metricId };
}
