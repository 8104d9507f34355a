import { z } from "zod";
import { listShape } from "#app/platform/http/paging.ts";
import { moment, personShape, recordId, versionShape } from "#app/platform/http/shapes.ts";
import { askStates } from "../domain/ask.ts";
import { ids } from "../domain/ids.ts";
import { sentiments } from "../domain/sentiment.ts";
import { missingParts, phrasingRules } from "../domain/rephrasing.ts";
import { textParts } from "../domain/text-analysis.ts";
import { readers, visibilities } from "../domain/visibility.ts";
import type { FeedbackRow } from "../queries/feedback-row.ts";

const sentiment = z.enum(sentiments).describe("APPRECIATIVE is praise, CONSTRUCTIVE is advice, NEUTRAL is neither.");
const visibility = z.enum(visibilities).describe("Who reads it.");

/** A feedback as programs get it. */
export const feedbackShape = z
  .object({
    id: ids.feedback,
    author: personShape.nullable().describe("Who gave it; null where it was somebody outside the company."),
    authorName: z.string().nullable().describe("The name of somebody outside the company; null otherwise."),
    receiver: personShape.nullable().describe("Whom it is about; null for a note about nobody."),
    sentiment,
    visibility,
    body: z.string().describe("What was said."),
    asked: z.boolean().describe("Whether it was asked for."),
    createdAt: moment.describe("When it was given, in UTC."),
    editedAt: moment.nullable().describe("When it was last reworded; null where it never was."),
    thankedAt: moment.nullable().describe("When the receiver gave thanks; null where they have not."),
    changeNote: z.string().nullable().describe("What the receiver has changed because of it, in their words."),
    attachments: z
      .array(
        z.object({
          id: recordId.describe("The id of the file."),
          type: z.enum(["IMAGE", "GIF", "DOCUMENT"]).describe("What it is, by its content."),
          fileName: z.string().describe("What it is called."),
        }),
      )
      .describe("The pictures and documents that belong to it."),
    archived: z.boolean().describe("Whether the caller has archived it."),
    postId: recordId.nullable().describe("The post that shows it in the feed; null where it stands in none."),
    version: versionShape,
  })
  .meta({ id: "Feedback" });

const count = z.number().int();
export const feedbackListShape = listShape(feedbackShape, {
  counts: z
    .object({
      total: count.describe("How many there are that are not archived."),
      archived: count.describe("How many the caller has archived."),
      APPRECIATIVE: count.describe("How many of them are praise."),
      CONSTRUCTIVE: count.describe("How many of them are advice."),
      NEUTRAL: count.describe("How many of them are neither."),
    })
    .describe("How many the whole list holds, whatever kind is chosen."),
});

export const feedbackDetailShape = feedbackShape
  .extend({
    readers: z
      .array(
        z.object({
          name: z.string().describe("The person's name."),
          as: z.enum(readers).describe("As what they read it."),
        }),
      )
      .nullable()
      .describe("Who reads it, by name; null where everybody in the company does."),
    question: z.string().nullable().describe("What was asked, where it answers something."),
  })
  .meta({ id: "FeedbackDetail" });

/** A person is told of by id and name alone. */
export function presented(row: FeedbackRow): z.input<typeof feedbackShape> {
  const person = (who: FeedbackRow["author"]) => who && { id: who.id, name: who.name };
  const {
    id,
    authorName,
    sentiment: kind,
    visibility: seen,
    body,
    asked,
    createdAt,
    editedAt,
    thankedAt,
    changeNote,
    archived,
    postId,
    version,
  } = row;
  return {
    id,
    authorName,
    sentiment: kind,
    visibility: seen,
    body,
    asked,
    createdAt,
    editedAt,
    thankedAt,
    changeNote,
    archived,
    postId,
    version,
    attachments: row.attachments.map(({ id: file, kind, fileName }) => ({ id: file, type: kind, fileName })),
    author: person(row.author),
    receiver: person(row.receiver),
  };
}

export const oneFeedbackShape = z.object({ feedbackId: ids.feedback });
export const oneAskShape = z.object({ askId: ids.ask });
export const oneRequestShape = z.object({ requestId: ids.request });

const state = z.enum(askStates).describe("How it stands: asked, accepted, answered, declined, or taken back.");

export const requestShape = z
  .object({
    id: recordId.describe("The id of the request, or of what the caller was asked."),
    requestId: ids.request,
    question: z.string().describe("What is asked."),
    requester: personShape.describe("Who asks."),
    receiver: personShape.describe("Whom it is about."),
    dueOn: z.string().nullable().describe("By when it is asked for, as `2026-11-30`; null where no day is set."),
    visibility,
    createdAt: moment.describe("When it was asked, in UTC."),
    state: state.nullable().describe("How it stands with the caller; null where it is their own request."),
    asked: count.describe("How many people were asked; 0 for what the caller was asked."),
    answered: count.describe("How many of them have answered."),
    archived: z.boolean().describe("Whether who asked has archived it."),
  })
  .meta({ id: "FeedbackRequest" });
export const requestListShape = listShape(requestShape, {
  counts: z
    .object({
      asked: count.describe("How much is open that the caller was asked."),
      mine: count.describe("How many of the caller's own requests are open."),
    })
    .describe("What is open on either side."),
});

export const requestDetailShape = requestShape
  .omit({ id: true, state: true, asked: true, answered: true })
  .extend({
    id: ids.request,
    people: z
      .array(
        z.object({
          askId: ids.ask,
          name: z.string().describe("Who was asked."),
          state,
          reason: z.string().nullable().describe("Why they declined, in their words."),
          feedbackId: recordId.nullable().describe("Their answer; null where there is none, or it was deleted."),
        }),
      )
      .describe("Everybody who was asked."),
  })
  .meta({ id: "FeedbackRequestDetail" });

export const askDetailShape = requestShape
  .omit({ id: true, asked: true, answered: true, archived: true })
  .extend({ id: ids.ask, feedbackId: recordId.nullable().describe("The caller's answer; null until it is given.") })
  .meta({ id: "FeedbackAsk" });

export const analysisShape = z
  .object({
    parts: z
      .array(
        z.object({
          part: z.enum(textParts).describe("Context, observations, impact, or next steps."),
          score: z.number().describe("0 where nothing shows it, 60 for one sign, 100 for more."),
          cited: z.array(z.string()).describe("The words of the text that show it."),
        }),
      )
      .describe("The four parts of a good feedback, as far as they were found."),
    vague: z.array(z.string()).describe("Words of the text that say too much at once."),
    judged: z.boolean().describe("Whether the text is long enough to be judged."),
    findings: z
      .array(
        z.object({
          rule: z.enum(phrasingRules).describe("A label on a person, a sweeping word, or one that says too little."),
          at: z.number().int().describe("Where it stands in the text."),
          words: z.string().describe("The words of the text."),
        }),
      )
      .describe("What may be said better."),
    missing: z.array(z.enum(missingParts)).describe("What is missing: an example, or for advice a wish."),
    open: z.array(z.string()).describe("What is still to be filled in, as it stands in brackets."),
  })
  .meta({ id: "FeedbackAnalysis" });

const told = count.nullable();
export const insightsShape = z
  .object({
    scope: z.enum(["all-reports", "company"]).describe("Whose feedback is counted."),
    months: count.describe("How many months back."),
    people: count.describe("How many people are in the scope."),
    enough: z.boolean().describe("Whether at least five people gave to at least five."),
    total: told.describe("How much was shared; null where too few people are behind it."),
    receivers: told.describe("How many people were given some."),
    bySentiment: z
      .object({
        APPRECIATIVE: told.describe("Praise."),
        CONSTRUCTIVE: told.describe("Advice."),
        NEUTRAL: told.describe("Neither."),
      })
      .describe("By kind; null where too few people are behind a number."),
    byMonth: z
      .array(
        z.object({
          month: z.string().describe("The month, as `2026-11`."),
          count: told.describe("How much was shared."),
        }),
      )
      .describe("By month, oldest first."),
  })
  .meta({ id: "FeedbackInsights" });
