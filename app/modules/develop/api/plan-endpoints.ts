import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { actsOn } from "#app/platform/http/acts-on.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { planPage } from "../queries/plan-page.ts";
import {
  addGrowthGoal,
  addGrowthGoalInput,
  reachGrowthGoal,
  reachGrowthGoalInput,
  removeGrowthGoal,
} from "../use-cases/add-growth-goal.ts";
import { addGrowthStep, addGrowthStepInput } from "../use-cases/add-growth-step.ts";
import { declineMentoring } from "../use-cases/decline-mentoring.ts";
import { ofEmployee, oneGoal, onePlan } from "../use-cases/develop-input.ts";
import { agreePlan, closePlan, proposePlan } from "../use-cases/move-plan.ts";
import { savePlan, savePlanInput } from "../use-cases/save-plan.ts";
import { talkAboutPlan, talkAboutPlanInput, talkAboutPlanShape } from "../use-cases/talk-about-plan.ts";
import { doneGoalShape, donePlanShape, planShape } from "./present.ts";

const can = feature("COMPETENCY_IDP");

const planAct = actsOn({ path: "/growth-plans/:planId", can, input: onePlan, output: donePlanShape });

/** Growth plans over `/api/v1`. */
export const planEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/development/:employeeId/growth-plan",
    can,
    summary: "The growth plan of somebody that runs.",
    input: ofEmployee,
    output: planShape,
    run: async (context, { employeeId }) => {
      const { plan, progress, goals } = await planPage(context, employeeId);
      return {
        plan: plan && {
          id: plan.id,
          state: plan.state,
          note: plan.note,
          targetOn: plan.targetOn,
          mentor: plan.mentor,
          version: plan.version,
        },
        progress,
        goals: goals.map(({ stepIds: _, steps: __, ...goal }) => goal),
      };
    },
  }),
  endpoint({
    method: "PUT",
    path: "/development/:employeeId/growth-plan",
    can,
    summary: "Starts a growth plan or changes the one that runs.",
    input: savePlanInput,
    output: donePlanShape,
    run: savePlan,
  }),
  planAct("propose", "Sends a plan to the manager.", proposePlan),
  planAct("agree", "Agrees with a plan.", agreePlan),
  planAct("close", "Closes a plan.", closePlan),
  planAct("decline-mentoring", "Steps down as mentor of a plan.", declineMentoring),
  endpoint({
    method: "POST",
    path: "/growth-plans/:planId/talking-point",
    can,
    summary: "Puts a plan on the agenda of the next 1:1 of the person and their manager.",
    input: talkAboutPlanInput,
    output: talkAboutPlanShape,
    run: talkAboutPlan,
  }),
  endpoint({
    method: "POST",
    path: "/growth-plans/:planId/goals",
    can,
    summary: "Adds a goal to a plan.",
    input: addGrowthGoalInput,
    output: doneGoalShape,
    run: addGrowthGoal,
  }),
  endpoint({
    method: "POST",
    path: "/growth-goals/:goalId/reach",
    can,
    summary: "Says that a goal is reached, or open again.",
    input: reachGrowthGoalInput,
    output: doneGoalShape,
    run: reachGrowthGoal,
  }),
  endpoint({
    method: "POST",
    path: "/growth-goals/:goalId/steps",
    can,
    summary: "Adds a step towards a goal: an initiative of the person's.",
    input: addGrowthStepInput,
    output: z.object({ initiativeId: recordId.describe("The id of the initiative.") }),
    creates: "/initiatives/:initiativeId",
    run: addGrowthStep,
  }),
  endpoint({
    method: "DELETE",
    path: "/growth-goals/:goalId",
    can,
    summary: "Takes a goal out of a plan.",
    input: oneGoal.extend({ version: versionRead }),
    output: doneGoalShape,
    run: removeGrowthGoal,
  }),
];
