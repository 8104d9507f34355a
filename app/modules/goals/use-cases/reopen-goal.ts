import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { requireGoal, standingOf } from "../data/goal-record.ts";
import { holdMetrics } from "#app/modules/metrics/index.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { storeStanding } from "../data/store-standing.ts";
import { reopen } from "../domain/closure.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";

export const reopenGoalInput = z.object({ goalId: ids.goal });
export type ReopenGoalInput = z.output<typeof reopenGoalInput>;

/** Takes a closed goal back to the level it had; its history stays. */
export async function reopenGoal(context: Context, { goalId }: ReopenGoalInput): Promise<void> {
  const { goal } = await requireAllowed(context, "close", goalId);
  if (goal.metricId) await holdMetrics(context);
  await lockPath(context, goalId);
  const before = standingOf(await requireGoal(context, goalId));
  const change = reopen(before);
  if (!change.ok) throw conflict(change.refusal, "The goal is open.");
  await storeStanding(context, goalId, change.standing);
  // While it was closed its metric went on.
  if (goal.metricId) await followMetrics(context, { goalIds: [goalId] });
  await rollUpFrom(context, goalId, { ownPoint: false });
  await recordChanges(context, goalId, [{ field: "closure", before: before.closure, after: null }]);
  await writeDown(
    context,
    "goals.reopened",
    { goalId },
    { action: "reopen", subject: "Goal", id: goalId, detail: { closure: before.closure } },
  );
}
