import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { coach, coachRules } from "../domain/coach/coach.ts";
import { kpiFields } from "../domain/coach/kpi-fields.ts";
import { suggest } from "../domain/coach/suggest.ts";
import { measureTypes } from "#app/modules/metrics/domain.ts";
import { similarObjectives } from "../queries/similar-objectives.ts";

const can = feature("GOAL");
const keyResult = z.object({
  title: z.string().max(500).describe("The goal in a few words."),
  measureType: z.enum(measureTypes).default("PERCENTAGE").describe("What is measured: percent, a count, or money."),
  start: z.number().nullable().default(null).describe("The value it starts from; money in minor units."),
  target: z.number().nullable().default(null).describe("The value to reach; money in minor units."),
});

/** The coach over `/api/v1`: the same rules as beside the form. */
export const coachEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goals/coach",
    can,
    summary: "What might be better about a goal before it is made: each hint cites its rule. Nothing is stored.",
    input: z.object({
      title: z.string().max(500).describe("The goal in a few words."),
      hasOwner: z.boolean().default(true).describe("Whether somebody answers for it."),
      hasPeriod: z.boolean().default(true).describe("Whether it has a time frame."),
      keyResults: z.array(keyResult).max(20).nullable().default(null).describe("What will be measured; at most 20."),
    }),
    output: z.object({
      hints: z
        .array(
          z.object({
            rule: z.enum(coachRules).describe("The rule that speaks."),
            keyResult: z
              .number()
              .nullable()
              .describe("Which key result it is about, counted from 0; null for the objective."),
            params: z
              .record(z.string(), z.union([z.string(), z.number()]))
              .describe("Facts that the message names, by name."),
          }),
        )
        .describe("What might be better; empty where nothing is found."),
    }),
    run: async (context, draft) => ({
      hints: coach({ ...draft, nearby: await similarObjectives(context, draft.title) }),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/goals/suggestions",
    can,
    summary: "Titles and measures of the library that ships with the product, in the caller's language.",
    input: z.object({
      text: z.string().max(500).default("").describe("What has been typed so far; suggestions fit it."),
      func: z.enum(kpiFields).optional().describe("The function of the company it is about."),
    }),
    output: z.object({
      titles: z.array(z.string()).describe("Titles that may fit."),
      metrics: z
        .array(
          z.object({
            title: z.string().describe("The goal in a few words."),
            measureType: z.enum(measureTypes).describe("What is measured: percent, a count, or money."),
            start: z.number().describe("The value it starts from; money in minor units."),
            target: z.number().describe("The value to reach; money in minor units."),
          }),
        )
        .describe("Measures that may fit."),
    }),
    run: async (context, { text, func }) => {
      const { titles, metrics } = suggest(text, func ?? null, context.actor.language);
      return { titles: [...titles], metrics: [...metrics] };
    },
  }),
];
