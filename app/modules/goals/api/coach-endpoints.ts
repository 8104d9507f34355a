import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { coach, coachRules } from "../domain/coach/coach.ts";
import { kpiFields } from "../domain/coach/kpi-fields.ts";
import { suggest } from "../domain/coach/suggest.ts";
import { measureTypes } from "../domain/measurement.ts";
import { similarObjectives } from "../queries/similar-objectives.ts";

const can = feature("GOAL");
const keyResult = z.object({
  title: z.string().max(500),
  measureType: z.enum(measureTypes).default("PERCENTAGE"),
  start: z.number().nullable().default(null),
  target: z.number().nullable().default(null),
});

/** The coach over `/api/v1`: the same rules as beside the form. */
export const coachEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goals/coach",
    can,
    summary: "What might be better about a goal before it is made: each hint cites its rule. Nothing is stored.",
    input: z.object({
      title: z.string().max(500),
      hasOwner: z.boolean().default(true),
      hasPeriod: z.boolean().default(true),
      keyResults: z.array(keyResult).max(20).nullable().default(null),
    }),
    output: z.object({
      hints: z.array(
        z.object({
          rule: z.enum(coachRules),
          keyResult: z.number().nullable(),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
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
    input: z.object({ text: z.string().max(500).default(""), func: z.enum(kpiFields).optional() }),
    output: z.object({
      titles: z.array(z.string()),
      metrics: z.array(
        z.object({ title: z.string(), measureType: z.enum(measureTypes), start: z.number(), target: z.number() }),
      ),
    }),
    run: async (context, { text, func }) => {
      const { titles, metrics } = suggest(text, func ?? null, context.actor.language);
      return { titles: [...titles], metrics: [...metrics] };
    },
  }),
];
