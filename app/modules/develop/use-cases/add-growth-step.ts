import type { z } from "zod";
import { createInitiative, createInitiativeInput } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { GrowthStep } from "../data/entities.ts";
import { holdGoal } from "../data/plan-record.ts";
import { oneGoal } from "./develop-input.ts";
import { tellPlan } from "./save-plan.ts";
import { sql } from "#tenancy/sql.ts";

export const addGrowthStepInput = oneGoal.extend({
  text: createInitiativeInput.shape.text,
  dueDate: createInitiativeInput.shape.dueDate,
});
export type AddGrowthStepInput = z.output<typeof addGrowthStepInput>;

/** A step towards a goal is a task of the person's, which who leads them sees. */
export async function addGrowthStep(
  context: Context,
  { goalId, text, dueDate }: AddGrowthStepInput,
): Promise<{ initiativeId: string }> {
  if (!context.actor.features.includes("TASK")) throw notFound("Initiative");
  const { plan } = await holdGoal(context, goalId);
  const { employeeId, id: planId, mentorId } = plan;
  const me = context.actor.employeeId;
  const { initiativeId } = await createInitiative(
    context,
    createInitiativeInput.parse({
      text,
      ...(dueDate ? { dueDate } : {}),
      ownerIds: [employeeId],
      collaboratorIds: me === employeeId ? [] : [me],
      visibility: "PRIVATE",
    }),
  );
  context.em.create(GrowthStep, { initiativeId, goalId, createdAt: context.clock.now() });
  await context.em.flush();
  await tellPlan(context, { planId, employeeId, mentorId: mentorId ?? null, change: "STEP" });
  return { initiativeId };
}

/** As `addGrowthStep`, for a form: what is sent twice is one. */
export function addGrowthStepOnce(context: Context, input: AddGrowthStepInput): Promise<{ initiativeId: string }> {
  const stands = async ({ initiativeId }: { initiativeId: string }) =>
    (await context.rows(sql`select from {growth_step} where initiative_id = ${initiativeId}`)).length > 0;
  return onceSent(context, { act: "develop.add-step", input, stands }, () => addGrowthStep(context, input));
}
