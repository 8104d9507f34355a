import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { lockMetrics, metricFacts, refusingTakenMetric, requireMetric } from "../data/metric-record.ts";
import { metricEvent } from "../events.ts";
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
  await recordEvent(context, metricEvent("goals.metric-edited", { metricId, fields: ["retired"] }));
  await writeAuditEntry(context, {
    action: retired ? "goals.retire-metric" : "goals.restore-metric",
    subjectType: "Metric",
    subjectId: metricId,
  });
  return { metricId };
}
