import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { readReviewee, resultFacts } from "../data/reviewee-record.ts";
import { actionKinds } from "../domain/action.ts";
import { ids } from "../domain/ids.ts";
import { actionsOf } from "../queries/action-plan.ts";
import { decideProbation, decideProbationInput } from "../use-cases/decide-probation.ts";
import {
  addAction,
  addActionInput,
  finishAction,
  finishActionInput,
  removeAction,
  removeActionInput,
} from "../use-cases/plan-actions.ts";
import { act, can, doneAction, doneReviewee } from "./act.ts";
import { sql } from "#tenancy/sql.ts";

const actionShape = z.object({
  id: z.guid().describe("The id of the item."),
  kind: z
    .enum(actionKinds)
    .describe("What it became: a goal, a task, a step towards a competency, a talking point, or a note."),
  competency: z.string().nullable().describe("Towards which competency the step leads; null otherwise."),
  body: z.string().describe("What is to happen."),
  dueOn: z.string().nullable().describe("Until when."),
  done: z.boolean().describe("Whether it is done."),
  by: z.string().describe("Who planned it."),
  version: versionShape,
  link: z.string().nullable().describe("Where the record it became stands, for who may see that."),
});

/** What follows from a result, over `/api/v1`. */
export const planEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/review-results/:revieweeId/actions",
      can,
      summary: "The action plan of a result the caller may read.",
      input: pagingInput.extend({ revieweeId: ids.reviewee }),
      output: listShape(actionShape),
      run: async (context, { revieweeId, ...paging }) => {
        const reviewee = await readReviewee(context, sql`r.id = ${revieweeId}`);
        await authorize(context, "view", await resultFacts(context, reviewee));
        const found = await actionsOf(context, [revieweeId]);
        return pageOfAll(
          found.map(({ revieweeId: _, ...action }) => action),
          paging,
        );
      },
    }),
  ),
  act("/review-results/:revieweeId/actions", "Adds to the action plan of a result.", {
    input: addActionInput,
    output: doneAction,
    run: addAction,
  }),
  act("/review-actions/:actionId/finish", "Says whether an item of an action plan is done.", {
    input: finishActionInput,
    output: doneAction,
    run: finishAction,
  }),
  endpoint({
    method: "DELETE",
    path: "/review-actions/:actionId",
    can,
    summary: "Takes an item off an action plan; what it became elsewhere stays there.",
    input: removeActionInput,
    output: doneAction,
    run: removeAction,
  }),
  act("/review-results/:revieweeId/probation", "Decides how a probation ends, with a reason.", {
    input: decideProbationInput,
    output: doneReviewee,
    run: decideProbation,
  }),
];
