import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { fullHistory } from "../queries/full-history.ts";
import { archiveGoal, archiveGoalInput } from "../use-cases/archive-goal.ts";
import { copyGoal, copyGoalInput } from "../use-cases/copy-goal.ts";
import { contributeToGoal, contributeToGoalInput } from "../use-cases/contribute-to-goal.ts";
import { previewRealignment } from "../use-cases/preview-realignment.ts";
import { realignGoal, realignGoalInput } from "../use-cases/realign-goal.ts";
import { stopFeeding, stopFeedingInput } from "../use-cases/stop-feeding.ts";
import { undoRealignment, undoRealignmentInput } from "../use-cases/undo-realignment.ts";
import { doneShape } from "./present.ts";
import { historyInput, historyShape, presentEntry } from "./present-history.ts";

const can = feature("GOAL");
const rollUp = z.object({
  id: recordId.describe("The id of the record, a UUID."),
  title: z.string().describe("The goal in a few words."),
  before: z.number().nullable().describe("In percent, now."),
  after: z.number().nullable().describe("In percent, after the move."),
});

/** Where goals stand, over `/api/v1`. */
export const structureEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goals/:goalId/realign",
    can,
    summary: "Moves a goal in the tree; answers with what takes it back within 30 days.",
    input: realignGoalInput,
    output: z.object({ realignmentId: ids.realignment }),
    run: async (context, input) => ({ realignmentId: (await realignGoal(context, input)).realignmentId }),
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/realign/preview",
    can,
    summary: "What a move would change, and who would be told; nothing is changed.",
    input: realignGoalInput,
    output: z.object({
      moves: z
        .array(
          z.object({
            id: recordId.describe("The id of the record, a UUID."),
            title: z.string().describe("The goal in a few words."),
            from: z.string().nullable().describe("Where it stands now; null at the top."),
            to: z.string().nullable().describe("Where it would stand; null at the top."),
          }),
        )
        .describe("The goals that would move."),
      rollUps: z.array(rollUp).describe("Goals whose percent would change."),
      told: z.array(z.string()).describe("Who would be told, by name."),
    }),
    run: async (context, input) => {
      const { asked: _, ...preview } = await previewRealignment(context, input);
      return preview;
    },
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/realign/undo",
    can,
    summary: "Takes a move back, while nothing has moved on.",
    input: undoRealignmentInput.extend({ goalId: ids.goal }),
    output: doneShape,
    run: undoRealignment,
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/copy",
    can,
    summary: "Makes a goal anew, in its own time frame or another, with the key results named.",
    input: copyGoalInput,
    output: z.object({
      goalId: ids.goal,
      keyResultIds: z.array(recordId).describe("The key results, in their order."),
    }),
    creates: "/goals/:goalId",
    run: copyGoal,
  }),
  endpoint({
    method: "PUT",
    path: "/goals/:goalId/feeds/:parentId",
    can,
    summary: "Lets a goal count in one more with a weight, or changes the weight.",
    input: contributeToGoalInput,
    output: doneShape,
    run: contributeToGoal,
  }),
  endpoint({
    method: "DELETE",
    path: "/goals/:goalId/feeds/:parentId",
    can,
    summary: "A goal no longer counts in one it fed.",
    input: stopFeedingInput,
    output: doneShape,
    run: stopFeeding,
  }),
  endpoint({
    method: "GET",
    path: "/goals/:goalId/history",
    can,
    summary: "What people changed about a goal: who, when, from what to what; by field and person.",
    input: historyInput,
    output: historyShape,
    run: async (context, { goalId, field, person, after, limit }) => {
      const asked = { goalId, historyField: field, historyPerson: person, historyBefore: after };
      const { entries, next } = await fullHistory(context, asked, limit);
      return { items: entries.map(presentEntry), nextCursor: next };
    },
  }),
  endpoint({
    method: "POST",
    path: "/goals/:goalId/archive",
    can,
    summary: "Takes a goal with its key results off the lists.",
    input: archiveGoalInput,
    output: doneShape,
    run: archiveGoal,
  }),
];
