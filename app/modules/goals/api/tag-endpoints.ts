import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { tagGoal, tagGoalInput } from "../use-cases/tag-goal.ts";

/** Tags on goals: whoever may edit the goal puts them on and takes them off. */
export const goalTagEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goals/:goalId/tags",
    can: feature("GOAL"),
    summary: "Puts a tag on a goal, or with has=false takes it off.",
    input: tagGoalInput,
    output: z.object({ goalId: ids.goal, changed: z.boolean().describe("Whether anything was changed.") }),
    run: tagGoal,
  }),
];
