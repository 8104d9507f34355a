import type { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { holdPlan } from "../data/plan-record.ts";
import type { PlanState } from "../domain/plan.ts";
import type { onePlan } from "./develop-input.ts";
import { tellPlan } from "./save-plan.ts";
import { sql } from "#tenancy/sql.ts";

type OnePlan = z.output<typeof onePlan>;

/** The person lays the plan before who leads them. */
export async function proposePlan(context: Context, { planId }: OnePlan): Promise<{ planId: string }> {
  const goals = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from {growth_goal} where plan_id = ${planId}`,
  );
  return move(context, planId, "edit", { from: ["DRAFT"], to: "PROPOSED" }, goals?.count === 0);
}

/** Who leads the person agrees with the plan. */
export async function agreePlan(context: Context, { planId }: OnePlan): Promise<{ planId: string }> {
  return move(context, planId, "agree", { from: ["PROPOSED"], to: "AGREED" });
}

/** The plan is done, or given up; another one may begin. */
export async function closePlan(context: Context, { planId }: OnePlan): Promise<{ planId: string }> {
  return move(context, planId, "edit", { from: ["DRAFT", "PROPOSED", "AGREED"], to: "CLOSED" });
}

async function move(
  context: Context,
  planId: string,
  action: "edit" | "agree",
  { from, to }: { from: readonly PlanState[]; to: PlanState },
  empty = false,
): Promise<{ planId: string }> {
  const plan = await holdPlan(context, action, planId);
  if (empty) throw conflict("develop.plan-empty", "The plan has no goals.");
  if (!from.includes(plan.state as PlanState)) throw conflict("develop.plan-moved", "The plan stands elsewhere.");
  plan.state = to;
  if (to === "AGREED") Object.assign(plan, { agreedBy: context.actor.employeeId, agreedAt: context.clock.now() });
  await context.em.flush();
  await tellPlan(context, { planId, employeeId: plan.employeeId, mentorId: plan.mentorId ?? null, change: to });
  return { planId };
}
