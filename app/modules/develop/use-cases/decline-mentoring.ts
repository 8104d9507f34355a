import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { holdPlan } from "../data/plan-record.ts";
import type { onePlan } from "./develop-input.ts";
import { writeDown } from "./write-down.ts";

/** Who was named as mentor does not want to be, or no longer: the plan stays as it is, without one. */
export async function declineMentoring(
  context: Context,
  { planId }: z.output<typeof onePlan>,
): Promise<{ planId: string }> {
  const plan = await holdPlan(context, "decline-mentoring", planId);
  plan.mentorId = null;
  await context.em.flush();
  await writeDown(
    context,
    "develop.mentor-declined",
    { employeeId: plan.employeeId, planId, mentorId: context.actor.employeeId },
    { action: "decline-mentoring", subject: "GrowthPlan", id: planId },
  );
  return { planId };
}
