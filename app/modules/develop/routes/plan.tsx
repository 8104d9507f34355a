import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PlanScreen } from "../components/plan/plan-screen.tsx";
import { planPage } from "../queries/plan-page.ts";
import {
  addGrowthGoal,
  addGrowthGoalInput,
  reachGrowthGoal,
  reachGrowthGoalInput,
  removeGrowthGoal,
} from "../use-cases/add-growth-goal.ts";
import { addGrowthStepInput, addGrowthStepOnce } from "../use-cases/add-growth-step.ts";
import { oneGoal, onePlan } from "../use-cases/develop-input.ts";
import { agreePlan, closePlan, proposePlan } from "../use-cases/move-plan.ts";
import { declineMentoring } from "../use-cases/decline-mentoring.ts";
import { talkAboutPlanInput, talkAboutPlanOnce } from "../use-cases/talk-about-plan.ts";
import { savePlan, savePlanInput } from "../use-cases/save-plan.ts";

const can = feature("COMPETENCY_IDP");

export const loader = page({
  can,
  input: z.object({
    employeeId: z.guid().optional(),
    form: z.enum(["plan", "goal"]).optional().catch(undefined),
    /** The competency a new goal begins with. */
    competency: z.guid().optional().catch(undefined),
    /** The goal a step is added to. */
    step: z.guid().optional().catch(undefined),
  }),
  load: async (context, { employeeId = context.actor.employeeId, form = null, competency = null, step = null }) => ({
    ...(await planPage(context, employeeId)),
    form,
    competency,
    step,
  }),
});

export const action = command({
  can,
  intents: {
    "save-plan": { input: savePlanInput, run: savePlan },
    "propose-plan": { input: onePlan, run: proposePlan },
    "agree-plan": { input: onePlan, run: agreePlan },
    "close-plan": { input: onePlan, run: closePlan },
    "decline-mentoring": { input: onePlan, run: declineMentoring },
    "talk-about-plan": { input: talkAboutPlanInput, run: talkAboutPlanOnce },
    "add-goal": { input: addGrowthGoalInput, run: addGrowthGoal },
    "reach-goal": { input: reachGrowthGoalInput, run: reachGrowthGoal },
    "remove-goal": { input: oneGoal, run: removeGrowthGoal },
    "add-step": { input: addGrowthStepInput, run: addGrowthStepOnce },
  },
});

/** The growth plan of a person. */
export default function Plan() {
  return <PlanScreen page={useLoaderData<typeof loader>()} />;
}
