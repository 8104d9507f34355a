import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { requireGoal } from "../data/goal-record.ts";
import { fiscalYearStartMonth } from "../data/periods.ts";
import type { GoalKind } from "../domain/hierarchy.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { timeFrameAfter } from "../domain/time-frame-after.ts";
import { findTimeFrame } from "../domain/time-frame-by-id.ts";
import { goalChildren } from "./goal-parts.ts";
import { goalPeriods } from "./goal-periods.ts";
import { mayCopy } from "./goal-permissions.ts";
import { sql } from "#tenancy/sql.ts";

export const copyOptionsInput = z.object({
  goalId: z.uuid(),
  to: z.enum(["SAME", "NEXT"]).catch("SAME").default("SAME"),
});

/** What a copy starts from: the goal, the time frame proposed, and the key results that may come along. */
export type CopyOptions = {
  goal: { id: string; title: string; kind: GoalKind };
  timeFrame: string;
  /** The goal's own time frame: there the title is taken already. */
  ownTimeFrame: string;
  periods: TimeFrame[];
  keyResults: { id: string; title: string }[];
  may: boolean;
};

/** 404 where the actor may not see the goal; what they may not do is said, not hidden. */
export async function copyOptions(
  context: Context,
  { goalId, to }: z.output<typeof copyOptionsInput>,
): Promise<CopyOptions> {
  const facts = await requireGoalFacts(context, goalId);
  await authorize(context, "view", facts);
  const { id, title, kind, periodId } = await requireGoal(context, goalId);
  const period = await firstRow<{ name: string }>(context, sql`select name from {goal_period} where id = ${periodId}`);
  const month = await fiscalYearStartMonth(context);
  const own = findTimeFrame(period?.name ?? "", month);
  const next = own && to === "NEXT" ? timeFrameAfter(own, month) : own;
  const periods = await goalPeriods(context);
  const children = await goalChildren(context, goalId);
  return {
    goal: { id, title, kind },
    timeFrame: next?.id ?? "",
    ownTimeFrame: own?.id ?? "",
    periods: next && !periods.some((frame) => frame.id === next.id) ? [...periods, next] : periods,
    keyResults: children
      .filter((child) => child.kind === "KEY_RESULT" && child.parentId === goalId)
      .map((child) => ({ id: child.id, title: child.title })),
    may: await mayCopy(context, facts),
  };
}
