import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { closures, progressLevels } from "../domain/closure.ts";
import { dependencyStatuses } from "../domain/dependency.ts";
import { goalDependencies } from "../queries/goal-dependencies.ts";
import { answerDependency, answerDependencyInput } from "../use-cases/answer-dependency.ts";
import { askDependency, askDependencyInput } from "../use-cases/ask-dependency.ts";
import { withdrawDependency, withdrawDependencyInput } from "../use-cases/withdraw-dependency.ts";
import { doneShape } from "./present.ts";

const can = feature("GOAL");
const dependencyShape = z.object({
  id: z.uuid(),
  direction: z.enum(["NEEDS", "NEEDED"]),
  status: z.enum(dependencyStatuses),
  note: z.string(),
  askedBy: z.string(),
  /** Null where the caller may not see the other goal. */
  other: z
    .object({
      id: z.uuid(),
      title: z.string(),
      percent: z.number().nullable(),
      progressLevel: z.enum(progressLevels),
      closure: z.enum(closures).nullable(),
    })
    .nullable(),
});

/** What goals need of one another, over `/api/v1`. */
export const dependencyEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goals/:goalId/dependencies",
    can,
    summary: "What a goal needs, and what needs it.",
    input: z.object({ goalId: z.uuid() }),
    output: z.object({ dependencies: z.array(dependencyShape) }),
    run: async (context, { goalId }) => {
      await authorize(context, "view", await requireGoalFacts(context, goalId));
      return { dependencies: await goalDependencies(context, goalId) };
    },
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/dependencies",
    can,
    summary: "Asks the owners of another goal to agree that this one needs theirs.",
    input: askDependencyInput,
    output: z.object({ dependencyId: z.uuid() }),
    run: askDependency,
  }),
  endpoint({
    method: "PUT",
    path: "/goals/:goalId/dependencies/:dependencyId",
    can,
    summary: "The goal that is needed agrees or refuses.",
    input: answerDependencyInput,
    output: doneShape,
    run: answerDependency,
  }),
  endpoint({
    method: "DELETE",
    path: "/goals/:goalId/dependencies/:dependencyId",
    can,
    summary: "The goal that needed another no longer does.",
    input: withdrawDependencyInput,
    output: doneShape,
    run: withdrawDependency,
  }),
];
