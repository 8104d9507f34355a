import { managersAbove } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { GrowthGoal, GrowthPlan } from "./entities.ts";
import { sql } from "#tenancy/sql.ts";

export type PlanFacts = { kind: "GrowthPlan"; employeeId: string; managerIds: string[]; mentorId: string };
type PlanAction = "view" | "edit" | "agree" | "decline-mentoring";

/** What rules test of a growth plan; nobody is mentor of a plan without one. */
export async function planFacts(
  context: Context,
  { employeeId, mentorId }: { employeeId: string; mentorId: string | null },
): Promise<PlanFacts> {
  const managerIds = (await managersAbove(context, [employeeId])).get(employeeId) ?? [];
  return { kind: "GrowthPlan", employeeId, managerIds, mentorId: mentorId ?? "" };
}

/** Whose plan it is, if the actor may do this; 404 where they may not see it. */
export async function requirePlan(context: Context, action: PlanAction, planId: string): Promise<PlanFacts> {
  const found = await firstRow<{ employeeId: string; mentorId: string | null }>(
    context,
    sql`select employee_id as "employeeId", mentor_id as "mentorId" from {growth_plan} where id = ${planId}`,
  );
  if (!found) throw notFound("GrowthPlan");
  const facts = await planFacts(context, found);
  await authorize(context, action, facts);
  return facts;
}

/** A plan that is not closed, held until the transaction ends, if the actor may do this; 404 where they may not see it. */
export async function holdPlan(context: Context, action: PlanAction, planId: string, version?: number) {
  await requirePlan(context, action, planId);
  const plan = await holdRecord(
    context,
    GrowthPlan,
    { id: planId },
    { version, subject: "GrowthPlan", changedBy: ["develop.save-plan", "develop.decline-mentoring"] },
  );
  if (plan.state === "CLOSED") throw conflict("develop.plan-closed", "The plan is closed.");
  return plan;
}

/** A goal of a plan with the plan, both held. */
export async function holdGoal(context: Context, goalId: string) {
  const goal = await context.em.findOne(GrowthGoal, { id: goalId });
  if (!goal) throw notFound("GrowthPlan");
  const plan = await holdPlan(context, "edit", goal.planId);
  const held = await holdRecord(
    context,
    GrowthGoal,
    { id: goalId },
    { version: undefined, subject: "GrowthGoal", changedBy: [] },
  );
  return { plan, goal: held };
}
