import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockMetrics, metricFacts, refusingTakenMetric, requireMetric } from "../data/metric-record.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const retireMetricInput = z.object({
  metricId: ids.metric,
  retired: tickInput.describe("True takes it out of use, false back into it."),
});

/** Takes a metric out of use, or back into it. Its history stays, and key results that follow it keep their value. */
export async function retireMetric(
  context: Context,
  { metricId, retired }: z.output<typeof retireMetricInput>,
): Promise<{ metricId: string }> {
  await lockMetrics(context);
  const metric = await requireMetric(context, metricId);
  await authorize(context, "edit", metricFacts(metric));
  if (metric.retired === retired) return { metricId };
  const now = context.clock.now();
  await refusingTakenMetric(
    context.rows(
      sql`update {metric} set retired_at = ${retired ? now : null}, updated_at = ${now}, version = version + 1
        where id = ${metricId}`,
    ),
  );
  await writeDown(
    context,
    "goals.metric-edited",
    { metricId, fields: ["retired"] },
    { action: retired ? "retire-metric" : "restore-metric", subject: "Metric", id: metricId },
  );
  return { metricId };
}
