import { z } from "zod";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { providers } from "../domain/providers.ts";
import { reviewInsights, scopedInsights, type CycleScores, type PartOfPeople } from "../queries/insights.ts";
import { can, count } from "./act.ts";

const average = z.number().nullable().describe("Average in percent; null where too few were rated.");

const part: z.ZodType<PartOfPeople> = z.object({
  name: z.string().nullable().describe("What it is called; null for those without one."),
  people: count("How many are reviewed."),
  rated: count("How many have a result."),
  average,
});
const scores: z.ZodType<CycleScores> = z.object({
  overall: average,
  goals: average,
  competencies: average,
  questions: average,
});

/** A cycle in numbers, over `/api/v1`. */
export const insightsEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/review-insights",
    can,
    summary:
      "A cycle in numbers: by unit, grade, what was rated and who rated it, and over time; no number of too few.",
    input: scopedInsights,
    output: z.object({
      people: count("How many are reviewed."),
      rated: count("How many have a result."),
      shared: count("With how many it was shared."),
      acknowledged: count("How many answered it."),
      average,
      distribution: z
        .array(z.object({ label: z.string().describe("The result."), count: count("How many have it.") }))
        .nullable()
        .describe("How results are spread, the lowest first; null where too few were rated."),
      units: z.array(part).describe("By org unit."),
      grades: z.array(part).describe("By grade, as it was when the review began."),
      raters: z.array(z.enum(providers)).describe("Who rates in the cycle."),
      lines: z
        .array(
          z.object({
            key: z.string().describe("Tells it from others."),
            kind: z.enum(["COMPETENCY", "QNA", "GOAL"]).describe("A competency, a question, or goals."),
            label: z.string().describe("What was rated."),
            ratings: z
              .array(
                z.object({
                  provider: z.enum(providers).describe("Who rated."),
                  average,
                  people: count("How many people were rated."),
                }),
              )
              .describe("By who rated."),
            before: average.describe("What managers gave in the cycle before."),
          }),
        )
        .describe("What was rated."),
      trend: z
        .array(
          z.object({
            id: z.guid().describe("The id of the cycle."),
            name: z.string().describe("Its name."),
            scores: scores.describe("Its average scores."),
          }),
        )
        .describe("The cycle and up to five before it, the oldest first."),
    }),
    run: async (context, { scope, cycle }) => reviewInsights(context, scope, cycle),
  }),
];
