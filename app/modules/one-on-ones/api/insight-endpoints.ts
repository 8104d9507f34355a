import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import type { Felt } from "../domain/felt.ts";
import { countsOf, teamScopes } from "../one-on-one-places.ts";
import { insights, insightsInput } from "../queries/insights.ts";
import { insightTrend } from "../queries/insights-trend.ts";
import { requireCounts } from "../queries/require-counts.ts";

const count = (description: string) => z.number().int().describe(description);
const mean = (of: string) => z.number().nullable().describe(`${of}, of 5; null where too few said so.`);
const share = (of: string) =>
  z.number().nullable().describe(`Percent of people who said ${of}; null where it would tell of too few.`);

const feltShape: z.ZodType<Felt> = z.object({
  mean: mean("The mean of what people said last"),
  shares: z
    .object({ LOW: share("1 or 2"), MIDDLE: share("3"), HIGH: share("4 or 5") })
    .describe("How what they said is spread."),
});

const counts = {
  held: count("How many were held."),
  missed: count("How many were never opened, though their time has passed."),
  cancelled: count("How many were cancelled."),
};

/** How 1:1s go, in numbers, over `/api/v1`: those of the screens, and never a word of a 1:1. */
export const insightEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/one-on-one-insights",
    can: feature("CHECK_IN"),
    summary:
      "1:1s of people with their managers in numbers: of the days that are asked for, and month by month. Moods are of five people at least.",
    input: insightsInput.omit({ mood: true, rating: true }).extend({
      scope: z
        .enum([...teamScopes, "company"])
        .default("direct-reports")
        .describe("Of whose people: those who report to the caller, all below them, or the company's."),
    }),
    output: z.object({
      people: count("How many people have a manager to meet."),
      ...counts,
      silent: count("How many were not met for five weeks."),
      mood: mean("How people felt in the last ninety days"),
      rating: mean("How people rated 1:1s in the last ninety days"),
      actionItems: z
        .object({ all: count("How many there are."), done: count("How many are done.") })
        .describe("What was agreed on in these days."),
      managers: z
        .array(
          z.object({
            id: recordId.describe("The id of the manager."),
            name: z.string().describe("Their name."),
            people: count("How many people they meet."),
            held: counts.held,
            missed: counts.missed,
            silent: count("How many of them were not met for five weeks."),
          }),
        )
        .describe("By manager, or by the manager of these: those with most people not met first."),
      months: z
        .array(
          z.object({
            month: z.string().describe("The month.").meta({ example: "2026-11" }),
            ...counts,
            mood: feltShape.describe("How people felt, once the month is over."),
            rating: feltShape.describe("How they rated 1:1s, once the month is over."),
          }),
        )
        .describe("The present month and six before it, the oldest first, whatever days are asked for."),
    }),
    run: async (context, { scope, ...input }) => {
      await requireCounts(context, countsOf(scope));
      const { people, held, missed, cancelled, silent, mood, rating, actions, managers } = await insights(
        context,
        scope,
        input,
      );
      const { months } = await insightTrend(context, scope);
      return {
        ...{ people, held, missed, cancelled, silent, mood, rating, actionItems: actions, months },
        managers: managers.map(({ photo: _, ...manager }) => manager),
      };
    },
  }),
];
