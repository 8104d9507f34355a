import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { ids } from "../domain/ids.ts";
import { sentimentAtFirst, sentiments } from "../domain/sentiment.ts";

/** Codes are of this room's strings. */
export const bodyInput = textInput({ most: 5000, missing: "feedback.text-needed", tooLong: "feedback.too-long" });

export const shortInput = (needed: string, most: number) =>
  textInput({ most, missing: needed, tooLong: "feedback.too-long" });

export const sentimentInput = z
  .enum(sentiments)
  .default(sentimentAtFirst)
  .describe("APPRECIATIVE is praise, CONSTRUCTIVE is advice, NEUTRAL is neither.");

/** An untouched choice is none. */
export const competencyInput = z
  .preprocess((value) => value || null, z.guid().nullable())
  .optional()
  .describe("The id of the competency it is about; null where it is about none.");

export const oneFeedback = z.object({ feedbackId: ids.feedback });
export type OneFeedback = z.output<typeof oneFeedback>;
export const oneAsk = z.object({ askId: ids.ask });
export type OneAsk = z.output<typeof oneAsk>;
export const oneRequest = z.object({ requestId: ids.request });
