import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, type AsRead } from "#app/platform/data/hold-record.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { requireCompetency, requireLevel } from "../data/require.ts";
import { GrowthGoal } from "../data/entities.ts";
import { holdGoal, holdPlan } from "../data/plan-record.ts";
import { ids } from "../domain/ids.ts";
import { commentInput, levelInput, oneGoal } from "./develop-input.ts";
import { reopen, tellPlan } from "./save-plan.ts";
import { sql } from "#tenancy/sql.ts";

export const addGrowthGoalInput = z.object({
  planId: ids.plan,
  competencyId: ids.competency,
  level: levelInput,
  note: commentInput.describe("How one will see it."),
});

/** A plan aims at a level of a competency; each competency once. */
export async function addGrowthGoal(
  context: Context,
  { planId, competencyId, level, note }: z.output<typeof addGrowthGoalInput>,
): Promise<{ goalId: string }> {
  const plan = await holdPlan(context, "edit", planId);
  await requireCompetency(context, competencyId);
  const asked = await requireLevel(context, level);
  const there = await context.rows(
    sql`select from {growth_goal} where plan_id = ${planId} and competency_id = ${competencyId}`,
  );
  if (there.length > 0)
    throw conflict("develop.goal-there", "It is a goal already.", { fields: { competencyId: "develop.goal-there" } });
  const goalId = context.newId();
  context.em.create(GrowthGoal, {
    id: goalId,
    planId,
    competencyId,
    level: asked.id,
    levelRank: asked.rank,
    note,
    reachedAt: null,
    createdAt: context.clock.now(),
  } as never);
  reopen(plan);
  await context.em.flush();
  await tellPlan(context, { planId, employeeId: plan.employeeId, mentorId: plan.mentorId ?? null, change: "GOALS" });
  return { goalId };
}

export const reachGrowthGoalInput = oneGoal.extend({
  reached: tickInput.default(true).describe("Whether it is reached."),
});

/** A goal is reached, or open again. */
export async function reachGrowthGoal(
  context: Context,
  { goalId, reached }: z.output<typeof reachGrowthGoalInput>,
): Promise<{ goalId: string }> {
  const { plan, goal } = await holdGoal(context, goalId);
  goal.reachedAt = reached ? context.clock.now() : null;
  await context.em.flush();
  const { id: planId, employeeId, mentorId = null } = plan;
  await tellPlan(context, { planId, employeeId, mentorId: mentorId ?? null, change: reached ? "REACHED" : "REOPENED" });
  return { goalId };
}

/** A goal leaves the plan; its steps stay as tasks. */
export async function removeGrowthGoal(
  context: Context,
  { goalId, version }: AsRead<z.output<typeof oneGoal>>,
): Promise<{ goalId: string }> {
  const { plan, goal } = await holdGoal(context, goalId);
  await requireUnchanged(context, goal, { version, subject: "GrowthGoal", changedBy: [] });
  context.em.remove(goal);
  reopen(plan);
  await context.em.flush();
  const { id: planId, employeeId, mentorId } = plan;
  await tellPlan(context, { planId, employeeId, mentorId: mentorId ?? null, change: "GOALS" });
  return { goalId };
}
