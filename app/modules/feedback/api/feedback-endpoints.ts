import { z } from "zod";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { actsOn } from "#app/platform/http/acts-on.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput } from "#app/platform/http/paging.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { ids } from "../domain/ids.ts";
import { judgePhrasing, rephrase } from "../domain/rephrasing.ts";
import { analyseText } from "../domain/text-analysis.ts";
import { fillInsOf } from "../queries/fill-ins.ts";
import { feedbackDetail } from "../queries/feedback-detail.ts";
import { feedbackInsights, feedbackInsightsInput } from "../queries/feedback-insights.ts";
import { feedbackListInput, listFeedback } from "../queries/feedback-list.ts";
import { archiveFeedback, unarchiveFeedback } from "../use-cases/archive-feedback.ts";
import { deleteFeedback, restoreFeedback } from "../use-cases/delete-feedback.ts";
import { editFeedback, editFeedbackInput } from "../use-cases/edit-feedback.ts";
import { oneFeedback, sentimentInput } from "../use-cases/feedback-input.ts";
import { giveFeedback, giveFeedbackInput } from "../use-cases/give-feedback.ts";
import { noteChange, noteChangeInput, thankForFeedback } from "../use-cases/thank.ts";
import {
  analysisShape,
  feedbackDetailShape,
  feedbackListShape,
  insightsShape,
  oneFeedbackShape,
  presented,
} from "./present.ts";

const can = feature("FEEDBACK");
const paging = { after: cursorInput((text) => isCursorOf("timestamptz", text)), limit: limitInput };

const analyzedInput = z.object({
  text: z.string().max(5000).describe("The text; at most 5,000 characters."),
  sentiment: sentimentInput,
});

const act = actsOn({ path: "/feedback/:feedbackId", can, input: oneFeedback, output: oneFeedbackShape });

/** Feedback over `/api/v1`: the same use-cases and queries as the screens. */
export const feedbackEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/feedback",
      can,
      summary: "Feedback the caller may read, newest first.",
      input: feedbackListInput.extend(paging),
      output: feedbackListShape,
      run: async (context, { after, limit, ...input }) => {
        const { rows, next, counts } = await listFeedback(context, input, { after, limit });
        return { items: rows.map(presented), nextCursor: next, counts };
      },
    }),
    {
      summary:
        "Feedback the caller may read by when they changed, oldest first, and those that are gone: to follow them.",
      parts: [{ scope: "company" }, { scope: "company", shelf: "archived" }],
    },
  ),
  endpoint({
    method: "POST",
    path: "/feedback",
    can,
    summary: "Gives feedback to one person or several, or writes down a note to oneself.",
    input: giveFeedbackInput,
    output: z.object({ feedbackIds: z.array(ids.feedback).describe("The ids of what was made, one for each person.") }),
    run: (context, input) => giveFeedback(context, input),
  }),
  endpoint({
    method: "POST",
    path: "/feedback/analyze",
    can,
    summary: "Says what a text has and lacks, by local rules that cite its words. Nothing is kept or sent anywhere.",
    input: analyzedInput,
    output: analysisShape,
    run: async ({ actor }, { text, sentiment }) => ({
      ...analyseText(text, actor.language),
      ...judgePhrasing(text, actor.language, sentiment),
    }),
  }),
  endpoint({
    method: "POST",
    path: "/feedback/rephrase",
    can,
    summary:
      "Puts what is to be filled in, in brackets, where a text labels somebody or is too general. Nothing is kept.",
    input: analyzedInput,
    output: z.object({ text: z.string().describe("The text with brackets to fill in.") }),
    run: async ({ actor: { language } }, { text, sentiment }) => ({
      text: rephrase(text, language, { sentiment, fillIns: fillInsOf(language) }),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/feedback/insights",
    can,
    summary: "Numbers about feedback; those with fewer than five people behind them are left out.",
    input: feedbackInsightsInput,
    output: insightsShape,
    run: feedbackInsights,
  }),
  endpoint({
    method: "GET",
    path: "/feedback/:feedbackId",
    can,
    summary: "One feedback, and who reads it.",
    input: oneFeedback,
    output: feedbackDetailShape,
    run: async (context, { feedbackId }) => {
      const { feedback, readers, question } = await feedbackDetail(context, feedbackId);
      return {
        ...presented(feedback),
        readers: readers === "EVERYBODY" ? null : readers.map(({ name, as }) => ({ name, as })),
        question: question?.text ?? null,
      };
    },
  }),
  endpoint({
    method: "PATCH",
    path: "/feedback/:feedbackId",
    can,
    summary: "Rewords a feedback of the caller's; who reads it is never widened.",
    input: editFeedbackInput,
    output: z.object({
      fields: z.array(z.string()).describe("The names of the fields that were changed."),
      version: versionShape,
    }),
    run: (context, input) => editFeedback(context, input),
  }),
  endpoint({
    method: "DELETE",
    path: "/feedback/:feedbackId",
    can,
    summary: "Deletes a feedback; it can be restored.",
    input: oneFeedback.extend({ version: versionRead }),
    output: oneFeedbackShape,
    run: deleteFeedback,
  }),
  act("restore", "Brings a deleted feedback back.", restoreFeedback),
  act("archive", "Puts a feedback out of the caller's lists.", archiveFeedback),
  act("unarchive", "Puts a feedback back into the caller's lists.", unarchiveFeedback),
  act("thank", "Thanks for a feedback one was given.", thankForFeedback),
  endpoint({
    method: "POST",
    path: "/feedback/:feedbackId/change-note",
    can,
    summary: "Tells what the receiver has changed because of a feedback.",
    input: noteChangeInput,
    output: oneFeedbackShape.extend({ version: versionShape }),
    run: noteChange,
  }),
];
