import { z } from "zod";
import { optionalInput, textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { kpiFields } from "../domain/coach/kpi-fields.ts";
import { suggest, type Suggestions } from "../domain/coach/suggest.ts";
import { nearestMetrics, type FoundMetric } from "#app/modules/metrics/index.ts";
import { similarObjectives, type SimilarObjective } from "./similar-objectives.ts";

export const coachAnswerInput = z.object({
  text: textInput({ most: 500 }).default(""),
  /** A field of work; all of them where it is left out. */
  func: optionalInput(z.enum(kpiFields)),
  /** The goal that is being changed, which is not its own likeness. */
  goalId: z.uuid().optional(),
  /** What is wanted; the other stays empty. */
  want: z.enum(["NEARBY", "SUGGESTIONS"]).default("NEARBY"),
});
export type CoachAnswer = {
  nearby: SimilarObjective[];
  suggestions: Suggestions;
  /** The company's own metrics, nearest first: what a key result may follow. */
  companyMetrics: FoundMetric[];
};

const mostMetrics = 6;

/** What a goal that is being written may be compared with, or made from. */
export async function coachAnswer(
  context: Context,
  { text, func, goalId, want }: z.output<typeof coachAnswerInput>,
): Promise<CoachAnswer> {
  return {
    nearby: want === "NEARBY" ? await similarObjectives(context, text, goalId) : [],
    suggestions:
      want === "SUGGESTIONS" ? suggest(text, func ?? null, context.actor.language) : { titles: [], metrics: [] },
    companyMetrics: want === "SUGGESTIONS" ? await nearestMetrics(context, text, mostMetrics) : [],
  };
}
