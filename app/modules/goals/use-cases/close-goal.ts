import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { recordChanges } from "../data/changes.ts";
import { requireGoal, standingOf } from "../data/goal-record.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { storeStanding } from "../data/store-standing.ts";
import { close, closures } from "../domain/closure.ts";
import { requireAllowed } from "./authorize-goal.ts";
import { writeDown } from "./write-down.ts";

export const closeGoalInput = z.object({ goalId: ids.goal, closure: z.enum(closures).describe("How it ended.") });
export type CloseGoalInput = z.output<typeof closeGoalInput>;

/** Closes a goal with its outcome. A dropped goal no longer counts in what stands above it. */
export async function closeGoal(context: Context, { goalId, closure }: CloseGoalInput): Promise<void> {
  await requireAllowed(context, "close", goalId);
  await lockPath(context, goalId);
  const change = close(standingOf(await requireGoal(context, goalId)), closure);
  if (!change.ok) throw conflict(change.refusal, "The goal is closed already.");
  await storeStanding(context, goalId, change.standing);
  await rollUpFrom(context, goalId, { ownPoint: false });
  await recordChanges(context, goalId, [{ field: "closure", before: null, after: closure }]);
  await writeDown(
    context,
    "goals.closed",
    { goalId, closure },
    { action: "close", subject: "Goal", id: goalId, detail: { closure } },
  );
}
