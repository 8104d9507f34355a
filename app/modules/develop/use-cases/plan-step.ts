import { planFacts } from "../data/plan-record.ts";
import { competenciesExpectedOf } from "../queries/expected-of.ts";
import { offeredCompetencies, type OfferedCompetency } from "../queries/offered-competencies.ts";
import { addGrowthGoal } from "./add-growth-goal.ts";
import { addGrowthStep } from "./add-growth-step.ts";
import { savePlan, savePlanInput } from "./save-plan.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type PlanStepInput = { employeeId: string; competencyId: string; text: string; dueDate?: string | undefined };

/**
 * A step towards a competency in somebody's growth plan. The plan begins where there is none, and aims at the competency
 * where it did not: at the level the person's job asks for. Authorizes the actor as the plan does.
 */
export async function planStep(
  context: Context,
  { employeeId, competencyId, text, dueDate }: PlanStepInput,
): Promise<{ initiativeId: string }> {
  const found = await firstRow<{ planId: string; goalId: string | null }>(
    context,
    sql`select p.id as "planId", g.id as "goalId" from {growth_plan} p
      left join {growth_goal} g on g.plan_id = p.id and g.competency_id = ${competencyId}
      where p.employee_id = ${employeeId} and p.state <> 'CLOSED'`,
  );
  const planId = found?.planId ?? (await savePlan(context, savePlanInput.parse({ employeeId }))).planId;
  const level = await levelFor(context, employeeId, competencyId);
  const goalId = found?.goalId ?? (await addGrowthGoal(context, { planId, competencyId, level, note: "" })).goalId;
  return addGrowthStep(context, { goalId, text, dueDate: dueDate as never });
}

async function levelFor(context: Context, employeeId: string, competencyId: string): Promise<string> {
  const job = (await competenciesExpectedOf(context, [employeeId])).get(employeeId);
  const asked = job?.competencies.find((one) => one.competencyId === competencyId);
  if (asked) return asked.expectedLevel;
  if (!(await offeredCompetencies(context)).some(({ id }) => id === competencyId)) throw notFound("Competency");
  return "INTERMEDIATE";
}

/** The competencies towards which the actor may plan a step for somebody; none where they may not, or a module is off. */
export async function competenciesToPlan(context: Context, employeeId: string): Promise<OfferedCompetency[]> {
  const { features } = context.actor;
  if (!features.includes("COMPETENCY_IDP") || !features.includes("TASK")) return [];
  const ability = await context.ability();
  if (!ability.decide("edit", await planFacts(context, { employeeId, mentorId: null })).allowed) return [];
  const job = (await competenciesExpectedOf(context, [employeeId])).get(employeeId);
  const asked = (job?.competencies ?? []).map(({ competencyId: id, name }) => ({ id, name }));
  return asked.length > 0 ? asked : offeredCompetencies(context);
}
