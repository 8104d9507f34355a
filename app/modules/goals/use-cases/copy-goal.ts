import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { copyTags } from "#app/modules/tags/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refuseDuplicateTitle } from "../data/duplicate-title.ts";
import { followMetrics } from "../data/follow-metrics.ts";
import { insertGoals, type NewGoal } from "../data/insert-goals.ts";
import { holdMetrics } from "#app/modules/metrics/index.ts";
import { keepPeriod, requireTimeFrame } from "../data/periods.ts";
import { lockPath, rollUpFrom } from "../data/progress-path.ts";
import { newGoalFacts, requireAllowed } from "./authorize-goal.ts";
import { newCopies, ownersOfCopy, parentOfCopy } from "./new-copies.ts";
import { titleInput } from "./goal-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const copyGoalInput = z.object({
  goalId: ids.goal,
  title: titleInput.describe("The goal in a few words."),
  /** The time frame of the copy; a key result stays in its objective and needs none. */
  timeFrame: z
    .string()
    .min(1)
    .max(40)
    .describe(
      "The id of its time frame, as `GET /time-frames` lists them: `2026-Q3`, `2026-H1`, `2026`, or `2026-04-10..2026-05-20`.",
    ),
  /** Which of its key results come along. */
  keyResultIds: z
    .array(z.uuid())
    .max(100)
    .default([])
    .describe("The key results to copy with it; none where it is left out."),
  /** Whether the copy starts without a value, or with the one the original has now. */
  progress: z
    .enum(["RESET", "CARRIED"])
    .default("RESET")
    .describe("RESET starts from the beginning, CARRIED keeps the values."),
});
export type CopyGoalInput = z.output<typeof copyGoalInput>;
export type Copied = { goalId: string; keyResultIds: string[] };

/**
 * Makes a goal anew, in its own time frame or another, with the key results chosen; all or nothing. Refuses a title
 * the actor sees in the time frame with `goals.duplicate-title`. People who may not give goals to its owners get the copy themselves.
 */
export async function copyGoal(context: Context, input: CopyGoalInput): Promise<Copied> {
  const { goal, facts } = await requireAllowed(context, "view", input.goalId);
  const owners = await ownersOfCopy(context, facts);
  const frame = await requireTimeFrame(context, input.timeFrame);
  const periodId = goal.kind === "KEY_RESULT" && goal.parentId ? goal.periodId : await keepPeriod(context, frame);
  const parentId = await parentOfCopy(context, goal, periodId);
  await authorize(context, "create", newGoalFacts(goal.kind, goal.level, parentId !== null, owners.orgUnitIds));
  if (input.keyResultIds.length > 0)
    await authorize(context, "create", newGoalFacts("KEY_RESULT", goal.level, true, owners.orgUnitIds));
  await holdMetrics(context);
  if (parentId) await lockPath(context, parentId);
  const dates = periodId === goal.periodId ? goal : { startDate: frame.startDate, dueDate: frame.endDate };
  const place = { title: input.title, periodId, parentId, startDate: dates.startDate, dueDate: dates.dueDate };
  const copies = await newCopies(context, { goal, keyResultIds: input.keyResultIds, owners: owners.people, place });
  if (goal.kind === "OBJECTIVE") await refuseDuplicateTitle(context, place);
  await insertGoals(context, copies);
  await copyTags(
    context,
    "GOAL",
    copies.flatMap(({ id, copiedFromId }) => (copiedFromId ? [{ from: copiedFromId, to: id }] : [])),
  );
  await settle(context, copies, input);
  return announce(context, copies, input.goalId);
}

async function settle(context: Context, copies: readonly NewGoal[], { progress }: CopyGoalInput): Promise<void> {
  if (progress === "CARRIED")
    await carryValues(
      context,
      copies.map(({ id }) => id),
    );
  await followMetrics(context, { goalIds: copies.filter(({ metricId }) => metricId).map(({ id }) => id) });
  for (const { id } of copies.toReversed()) await rollUpFrom(context, id, { ownPoint: progress === "CARRIED" });
}

async function announce(context: Context, copies: readonly NewGoal[], fromId: string): Promise<Copied> {
  const [goalId = "", ...keyResultIds] = copies.map(({ id }) => id);
  const ownerIds = copies[0]!.owners.filter(({ type }) => type === "OWNER").map(({ employeeId }) => employeeId);
  await writeDown(
    context,
    "goals.created",
    { goalId, ownerIds },
    { action: "copy", subject: "Goal", id: goalId, detail: { fromId, keyResultIds } },
  );
  return { goalId, keyResultIds };
}

/** Gives copies the values and levels of what they were copied from; percents are computed afterwards. */
async function carryValues(context: Context, goalIds: readonly string[]): Promise<void> {
  await context.rows(
    sql`update {goal} g set actual_value = o.actual_value, progress_level = coalesce(o.level_before_closing, o.progress_level)
       from {goal} o where o.id = g.copied_from_id and g.id = any(${goalIds}::uuid[])`,
  );
}
