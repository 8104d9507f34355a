import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { type AnyEndpoint, endpoint } from "#app/platform/http/endpoint.ts";
import { feature } from "#app/platform/http/can.ts";
import { limitInput } from "#app/platform/http/paging.ts";
import { goalKinds } from "../domain/hierarchy.ts";
import { changesInput, changesShape } from "#app/platform/lists/changes.ts";
import { goalChanges } from "../queries/goal-changes.ts";
import { goalDetail } from "../queries/goal-detail.ts";
import { listGoals, goalListInput } from "../queries/goal-list.ts";
import { isCursorIn } from "../queries/goal-order.ts";
import { goalScopes } from "../queries/goal-filters.ts";
import { knownPeriod } from "../queries/known-period.ts";
import { checkIn, checkInInput } from "../use-cases/check-in.ts";
import { closeGoal, closeGoalInput } from "../use-cases/close-goal.ts";
import { createObjective, createObjectiveInput } from "../use-cases/create-objective.ts";
import { deleteGoal, deleteGoalInput } from "../use-cases/delete-goal.ts";
import { editGoal, editGoalInput } from "../use-cases/edit-goal.ts";
import { reopenGoal, reopenGoalInput } from "../use-cases/reopen-goal.ts";
import { restoreGoal, restoreGoalInput } from "../use-cases/restore-goal.ts";
import { doneShape, goalDetailShape, goalListShape, goalShape, graphShape } from "./present.ts";

const can = feature("GOAL");
const oneGoal = z.object({ goalId: ids.goal });
/** Nothing narrows what programs are answered but what they ask for. */
const goalsInput = goalListInput
  .omit({ before: true, rootsOnly: true, group: true })
  .extend({
    scope: z
      .enum(goalScopes)
      .default("company")
      .describe(
        "Whose goals: `company` for all the caller may see, `my-goals`, `direct-reports`, `all-reports`, " +
          "`individuals-goals` with `ownerId`, or `view` for goals of others.",
      ),
    period: z
      .string()
      .max(40)
      .default("all")
      .describe(
        "Only goals of a time frame: its id as `GET /time-frames` lists it, `current` for those today lies in, or `all`.",
      ),
    kind: z
      .enum([...goalKinds, "ALL"])
      .default("ALL")
      .describe("Objectives, key results, or all."),
    after: z
      .string()
      .max(2000)
      .optional()
      .describe("The `nextCursor` of the page before, in the same order; left out for the first page."),
    archived: tickInput.default(false).describe("True for what was archived, in place of what was not."),
    limit: limitInput,
  })
  .superRefine(({ after, sort }, context) => {
    if (after !== undefined && !isCursorIn(sort, after))
      context.addIssue({ code: "custom", path: ["after"], message: "platform.invalid-cursor" });
  });

/** Goals over `/api/v1`: the same use-cases and queries as the screens. */
export const goalEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goals",
    can,
    summary:
      "Goals the caller may see: all of them but archived ones, unless `scope`, `period` or a filter narrows them.",
    input: goalsInput,
    output: goalListShape,
    run: async (context, { limit, ...asked }) => {
      const input = { ...asked, before: undefined, period: await knownPeriod(context, asked.period) };
      const { rows, counts, next } = await listGoals(context, input, limit);
      return { items: rows, nextCursor: next, counts };
    },
  }),
  endpoint({
    method: "GET",
    path: "/goals/changes",
    can,
    summary: "Goals and key results by when they changed, oldest first, and those that are gone: to follow them.",
    input: changesInput,
    output: changesShape(goalShape),
    run: goalChanges,
  }),
  endpoint({
    method: "POST",
    path: "/goals",
    can,
    summary: "Creates an objective with its key results.",
    input: createObjectiveInput,
    output: z.object({
      goalId: ids.goal,
      keyResultIds: z.array(recordId).describe("The key results, in their order."),
    }),
    creates: "/goals/:goalId",
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
    lockedBy: ["version", "read"],
    output: z.object({
      fields: z
        .array(z.string())
        .describe("The names of the fields that were changed; empty where everything was so already."),
    }),
    run: editGoal,
  }),
  endpoint({
    method: "DELETE",
    path: "/goals/:goalId",
    can,
    summary: "Deletes a goal with its key results; it can be restored.",
    input: deleteGoalInput,
    output: z.object({
      goalId: ids.goal,
      aligned: z
        .array(
          z.object({
            id: recordId.describe("The id of the record, a UUID."),
            title: z.string().describe("The goal in a few words."),
          }),
        )
        .describe("The objectives that were aligned to it and stand alone now, as far as the caller may see them."),
    }),
    run: deleteGoal,
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/restore",
    can,
    summary: "Brings a deleted goal back with the key results that went with it.",
    input: restoreGoalInput,
    output: doneShape,
    run: restoreGoal,
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
    output: z.object({
      checkInId: ids.checkIn,
      percent: z
        .number()
        .nullable()
        .describe("How far it is from start to target, in percent; null while there is no value."),
    }),
    creates: "/goals/:goalId/check-ins/:checkInId",
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
