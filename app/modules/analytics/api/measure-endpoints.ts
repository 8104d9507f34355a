import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { measureTopics } from "#app/platform/contributions/measure.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { periodCounting } from "../data/period-counting.ts";
import { dimensions, measureScopes } from "../domain/dimensions.ts";
import { reportFields, type ReportDefinition } from "../domain/report.ts";
import { peopleBehind } from "../queries/people-behind.ts";
import { reportResult, type ReportResult } from "../queries/report-result.ts";
import { requireMeasures, seenMeasures, shownMeasure } from "../queries/seen-measures.ts";
import { daysOf, periods } from "../domain/periods.ts";
import { filtersShape, measureShape, personShape, rowShape, timelineShape, totalShape } from "./present.ts";

export const mayOpen = mayEver("view", "Analytics");
const topic = z.enum(measureTopics).describe("What the numbers speak of.");
const { measures, splits, scope, period, compare, organisation, cohort, orgUnit } = reportFields;
const asked = z.object({ topic, measures, scope, period, compare, organisation, cohort, orgUnit });

/** Numbers of one topic, measure by measure, over `/api/v1`: the same cells as the screens. */
export const measureEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    ...{ method: "GET", path: "/analytics/measures", can: mayOpen },
    summary: "The measures whose numbers the caller may see, each with how it is computed.",
    input: z.object({ scope }),
    output: z.object({ measures: z.array(measureShape).describe("The measures, topic by topic.") }),
    run: async (context, input) => ({
      measures: (await seenMeasures(context, input.scope)).map((measure) => shownMeasure(measure, context)),
    }),
  }),
  endpoint({
    ...{ method: "GET", path: "/analytics/topics/:topic/filters", can: mayOpen },
    summary: "What numbers of a topic can be asked by: measures, splits, scopes and periods.",
    input: z.object({ topic, scope }),
    output: filtersShape,
    run: async (context, input) => ({
      measures: (await measuresOf(context, input)).map((measure) => shownMeasure(measure, context)),
      splits: [...dimensions],
      scopes: [...measureScopes],
      periods: [...periods],
    }),
  }),
  endpoint({
    ...{ method: "GET", path: "/analytics/topics/:topic/tabular", can: mayOpen },
    summary: "Numbers of a topic split by up to two dimensions.",
    input: asked.extend({ splits }),
    output: z.object({ rows: z.array(rowShape).describe("One a part, 500 at most.") }),
    run: async (context, input) => ({ rows: (await resultOf(context, input, "TABLE")).rows }),
  }),
  endpoint({
    ...{ method: "GET", path: "/analytics/topics/:topic/aggregated-score", can: mayOpen },
    summary: "Numbers of a topic as a whole.",
    input: asked,
    output: totalShape,
    run: async (context, input) => {
      const { total, days, before } = await resultOf(context, { ...input, splits: [] }, "TABLE");
      return { numbers: total, days, before };
    },
  }),
  endpoint({
    ...{ method: "GET", path: "/analytics/topics/:topic/timeline", can: mayOpen },
    summary: "Numbers of a topic in the latest eight quarters.",
    input: asked.omit({ compare: true, period: true }),
    output: timelineShape,
    run: async (context, input) => {
      const whole = { ...input, splits: [], compare: "NONE" as const, period: "this-quarter" as const };
      return { quarters: (await resultOf(context, whole, "TREND")).trend };
    },
  }),
  endpoint({
    ...{ method: "GET", path: "/analytics/topics/:topic/top-n", can: mayOpen },
    summary:
      "The people of a topic's first measure who want attention first; nobody of a measure that names no people.",
    input: asked
      .omit({ compare: true })
      .extend({ most: z.coerce.number().int().min(1).max(100).default(10).describe("How many people.") }),
    output: z.object({ people: z.array(personShape).describe("Those who want attention first.") }),
    run: async (context, { most, ...input }) => {
      const [measure] = await measuresOf(context, input);
      const days = daysOf(input.period, await periodCounting(context, input.period));
      const { rows } = await peopleBehind(context, {
        ...input,
        measure: measure!,
        days,
        worstFirst: true,
        limit: most,
      });
      return { people: rows.map(({ id, name, value }) => ({ id, name, value })) };
    },
  }),
];

type Asked = Pick<z.output<typeof asked>, "topic" | "scope"> & { measures?: string[] };

/** Those that are asked for, or all of the topic; 404 where there is none, or one is of another topic. */
async function measuresOf(context: Context, { topic: about, scope: whose, measures: keys = [] }: Asked) {
  const all = (await seenMeasures(context, whose)).filter((measure) => measure.topic === about);
  const found = keys.length === 0 ? all : await requireMeasures(context, whose, keys);
  if (found.length === 0 || found.some((measure) => measure.topic !== about)) throw notFound("The measures");
  return found;
}

async function resultOf(
  context: Context,
  input: Omit<ReportDefinition, "shape" | "formula"> & Asked,
  shape: ReportDefinition["shape"],
): Promise<ReportResult> {
  const { topic: _, ...rest } = input;
  const found = (await measuresOf(context, input)).map(({ key }) => key);
  return reportResult(context, { ...rest, measures: found, shape, formula: "NONE" });
}
