import { z } from "zod";
import type { AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { endpoint } from "#app/platform/http/endpoint.ts";
import { feature } from "#app/platform/http/can.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { listGoals, goalListInput } from "../queries/goal-list.ts";
import { checkIn, checkInInput } from "../use-cases/check-in.ts";
import { closeGoal, closeGoalInput } from "../use-cases/close-goal.ts";
import { createObjective, createObjectiveInput } from "../use-cases/create-objective.ts";
import { deleteGoal, deleteGoalInput } from "../use-cases/delete-goal.ts";
import { editGoal, editGoalInput } from "../use-cases/edit-goal.ts";
import { reopenGoal, reopenGoalInput } from "../use-cases/reopen-goal.ts";
import { doneShape, goalDetailShape, goalListShape, graphShape } from "./present.ts";

const can = feature("GOAL");
const oneGoal = z.object({ goalId: z.uuid() });

/** Goals over `/api/v1`: the same use-cases and queries as the screens. */
export const goalEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goals",
    can,
    summary: "Goals the caller may see, by scope, filters and order; 25 a page.",
    input: goalListInput,
    output: goalListShape,
    run: async (context, input) => {
      const { rows, counts, next } = await listGoals(context, input);
      return { goals: rows, counts, next };
    },
  }),
  endpoint({
    method: "POST",
    path: "/goals",
    can,
    summary: "Creates an objective with its key results.",
    input: createObjectiveInput,
    output: z.object({ goalId: z.uuid(), keyResultIds: z.array(z.uuid()) }),
    run: createObjective,
  }),
  endpoint({
    method: "GET",
    path: "/goals/:goalId",
    can,
    summary: "One goal with what stands under it and what the caller may do with it.",
    input: oneGoal,
    output: goalDetailShape,
    run: async (context, { goalId }) => {
      const { goal, metric, children, permissions } = await goalDetail(context, goalId);
      return { ...goal, metric, children, permissions };
    },
  }),
  endpoint({
    method: "PATCH",
    path: "/goals/:goalId",
    can,
    summary: "Changes a goal; what is left out stays.",
    input: editGoalInput,
    output: z.object({ fields: z.array(z.string()) }),
    run: editGoal,
  }),
  endpoint({
    method: "DELETE",
    path: "/goals/:goalId",
    can,
    summary: "Deletes a goal with its key results; it can be restored.",
    input: deleteGoalInput,
    output: doneShape,
    run: deleteGoal,
  }),
  endpoint({
    method: "GET",
    path: "/goals/:goalId/graph",
    can,
    summary: "Achieved and target percent over the goal's dates, and where it leads.",
    input: oneGoal,
    output: graphShape,
    run: async (context, { goalId }) => {
      const {
        graph: { achieved, target },
        forecast,
      } = await goalDetail(context, goalId);
      return { achieved: [...achieved], target: [...target], forecast };
    },
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/check-ins",
    can,
    summary: "Notes how a goal stands; ancestors follow.",
    input: checkInInput,
    output: z.object({ percent: z.number().nullable() }),
    run: checkIn,
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/close",
    can,
    summary: "Closes a goal with its outcome.",
    input: closeGoalInput,
    output: doneShape,
    run: async (context, input) => {
      await closeGoal(context, input);
      return { goalId: input.goalId };
    },
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/reopen",
    can,
    summary: "Takes a closed goal back to the level it had.",
    input: reopenGoalInput,
    output: doneShape,
    run: async (context, input) => {
      await reopenGoal(context, input);
      return { goalId: input.goalId };
    },
  }),
];
