import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import type { Context } from "#app/platform/context/context.ts";
import { oneOf } from "#app/platform/http/one-of.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { closures, progressLevels } from "../domain/closure.ts";
import { dependencyStatuses } from "../domain/dependency.ts";
import { goalDependencies } from "../queries/goal-dependencies.ts";
import { answerDependency, answerDependencyInput } from "../use-cases/answer-dependency.ts";
import { askDependency, askDependencyInput } from "../use-cases/ask-dependency.ts";
import { withdrawDependency, withdrawDependencyInput } from "../use-cases/withdraw-dependency.ts";
import { doneShape } from "./present.ts";

const can = feature("GOAL");
const dependencyShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    direction: z
      .enum(["NEEDS", "NEEDED"])
      .describe("NEEDS where this goal needs the other, NEEDED where the other needs this one."),
    status: z.enum(dependencyStatuses).describe("What the owners of the needed goal say."),
    note: z.string().describe("A word about it; at most 500 characters."),
    askedBy: z.string().describe("Who asked for it."),
    /** Null where the caller may not see the other goal. */
    other: z
      .object({
        id: recordId.describe("The id of the record, a UUID."),
        title: z.string().describe("The goal in a few words."),
        percent: z
          .number()
          .nullable()
          .describe("How far it is from start to target, in percent; null while there is no value."),
        progressLevel: z.enum(progressLevels).describe("How it stands, as its people say."),
        closure: z.enum(closures).nullable().describe("How it ended; null while it is open."),
      })
      .nullable()
      .describe("The other goal; null where the caller may not see it."),
  })
  .meta({ id: "Dependency" });

async function dependenciesSeen(context: Context, goalId: string) {
  await authorize(context, "view", await requireGoalFacts(context, goalId));
  return goalDependencies(context, goalId);
}

/** What goals need of one another, over `/api/v1`. */
export const dependencyEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/goals/:goalId/dependencies",
      can,
      summary: "What a goal needs, and what needs it.",
      input: pagingInput.extend({ goalId: ids.goal }),
      output: listShape(dependencyShape),
      run: async (context, { goalId, ...paging }) => pageOfAll(await dependenciesSeen(context, goalId), paging),
    }),
  ),
  endpoint({
    method: "GET",
    path: "/goals/:goalId/dependencies/:dependencyId",
    can,
    summary: "One dependency of a goal, seen from it.",
    input: z.object({ goalId: ids.goal, dependencyId: ids.dependency }),
    output: dependencyShape,
    run: async (context, { goalId, dependencyId }) =>
      oneOf(await dependenciesSeen(context, goalId), dependencyId, "Dependency"),
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/dependencies",
    can,
    summary: "Asks the owners of another goal to agree that this one needs theirs.",
    input: askDependencyInput,
    output: z.object({ dependencyId: ids.dependency }),
    creates: "/goals/:goalId/dependencies/:dependencyId",
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
