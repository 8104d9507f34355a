import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { carryGoals, carryGoalsInput, undoCarry, undoCarryInput } from "../use-cases/carry-goals.ts";
import {
  archiveGoals,
  closeGoals,
  closeGoalsInput,
  manyGoalsInput,
  reopenGoals,
} from "../use-cases/change-many-goals.ts";
import { giveGoals, giveGoalsInput, setDueOfGoals, setDueOfGoalsInput } from "../use-cases/change-facts-of-goals.ts";
import { unarchiveGoals, unarchiveGoalsInput } from "../use-cases/unarchive-goals.ts";

const can = feature("GOAL");
const changedShape = z.object({
  goalIds: z.array(z.string()).describe("The ids of those that were changed; the others were so already."),
});

/** What is done to several goals at once, over `/api/v1`. */
export const manyGoalsEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goals/archive",
    can,
    summary: "Takes several goals with their key results off the lists, all or none.",
    input: manyGoalsInput,
    output: changedShape,
    run: archiveGoals,
  }),
  endpoint({
    method: "POST",
    path: "/goals/close",
    can,
    summary: "Closes several goals with one outcome, all or none.",
    input: closeGoalsInput,
    output: changedShape,
    run: closeGoals,
  }),
  endpoint({
    method: "POST",
    path: "/goals/reopen",
    can,
    summary: "Takes several closed goals back to the levels they had, all or none.",
    input: manyGoalsInput,
    output: changedShape,
    run: reopenGoals,
  }),
  endpoint({
    method: "POST",
    path: "/goals/give",
    can,
    summary: "Gives several goals one owner in place of those they have, all or none.",
    input: giveGoalsInput,
    output: changedShape,
    run: giveGoals,
  }),
  endpoint({
    method: "POST",
    path: "/goals/set-due-date",
    can,
    summary: "Moves the due date of several goals, all or none.",
    input: setDueOfGoalsInput,
    output: changedShape,
    run: setDueOfGoals,
  }),
  endpoint({
    method: "POST",
    path: "/goals/carry-over",
    can,
    summary:
      "Makes several objectives anew in another time frame, with their open key results, and closes the old ones.",
    input: carryGoalsInput,
    output: z.object({
      goalIds: z.array(z.string()).describe("The ids of the new objectives."),
      madeIds: z.array(z.string()).describe("The ids of the new objectives and their key results."),
      closedIds: z.array(z.string()).describe("The ids of the goals that were closed."),
    }),
    run: carryGoals,
  }),
  endpoint({
    method: "POST",
    path: "/goals/carry-over/undo",
    can,
    summary: "Takes back what was carried over, unless somebody has built on it meanwhile.",
    input: undoCarryInput,
    output: z.object({ goalIds: z.array(z.string()).describe("The ids of the goals that were taken back.") }),
    run: undoCarry,
  }),
  endpoint({
    method: "POST",
    path: "/goals/unarchive",
    can,
    summary: "Puts archived goals back on the lists, all or none.",
    input: unarchiveGoalsInput,
    output: z.object({ count: z.number().describe("How many it was done to.") }),
    run: unarchiveGoals,
  }),
];
