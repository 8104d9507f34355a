import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { requireGoal } from "../data/goal-record.ts";
import { holdMetrics } from "#app/modules/metrics/index.ts";
import { requireAllowed } from "./authorize-goal.ts";

export const refreshMetricInput = z.object({ goalId: ids.goal });

/** Reads the metric a key result follows once more. Whoever may check in on it may ask. */
export async function refreshMetric(
  context: Context,
  { goalId }: z.output<typeof refreshMetricInput>,
): Promise<{ percent: number | null; moved: boolean }> {
  const { goal } = await requireAllowed(context, "check-in", goalId);
  if (goal.metricId === null) throw invalid("goals.follows-no-metric", "The goal follows no metric.");
  if (goal.closure) throw invalid("goals.closed", "A closed goal follows no more.");
  await holdMetrics(context);
  const moved = await followMetrics(context, { goalIds: [goalId] });
  await writeAuditEntry(context, {
    action: "goals.refresh-metric",
    subjectType: "Goal",
    subjectId: goalId,
    detail: { metricId: goal.metricId, moved: moved.length > 0 },
  });
  return { percent: (await requireGoal(context, goalId)).percent, moved: moved.length > 0 };
}
