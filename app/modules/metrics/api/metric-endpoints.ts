import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape, totalShape } from "#app/platform/http/paging.ts";
import { measureTypes } from "../domain/measure.ts";
import { metricDirections } from "../domain/metric.ts";
import { listMetrics, metricListInput } from "../queries/list-metrics.ts";
import { isCursorOf } from "#app/platform/lists/keyset.ts";
import { metricDetail } from "../queries/metric-detail.ts";
import { listPoints } from "../queries/metric-points.ts";
import { addMetric, addMetricInput } from "../use-cases/add-metric.ts";
import { editMetric, editMetricInput } from "../use-cases/edit-metric.ts";
import { recordPoints, recordPointsInput } from "../use-cases/record-points.ts";
import { retireMetric, retireMetricInput } from "../use-cases/retire-metric.ts";
import { withdrawPoint, withdrawPointInput } from "../use-cases/withdraw-point.ts";

const can = feature("GOAL");
const oneMetric = z.object({ metricId: ids.metric });
const person = z
  .object({
    id: recordId.describe("The id of the employee."),
    name: z.string().describe("The person's name."),
  })
  .meta({ id: "MetricOwner" });

/** Money in minor units; value and date null before the first point. */
const metricShape = z.object({
  id: recordId.describe("The id of the record, a UUID."),
  key: z.string().describe("The metric's word in formulas."),
  name: z.string().describe("The metric's name."),
  description: z.string().describe("What it measures and how; at most 2,000 characters."),
  measureType: z.enum(measureTypes).describe("What is measured: percent, a count, or money."),
  currency: z.string().nullable().describe("The ISO 4217 code of a money measure; null for others."),
  direction: z.enum(metricDirections).describe("UP where more is better, DOWN where less is."),
  retired: z.boolean().describe("Whether it is out of use."),
  version: z.number().describe("Counts the changes of the record; the next change must bring it."),
  owner: person.describe("Who answers for it."),
  /** How it is computed of other metrics; null where people give its values. */
  formula: z.string().nullable().describe("How it is computed of other metrics; null where people give its values."),
  value: z.number().nullable().describe("The newest value; null before there is one. Money in minor units."),
  date: z.string().nullable().describe("The day of the newest value; null before there is one."),
  before: z.number().nullable().describe("The value before the newest; null where there is none."),
});

const dayShape = z
  .object({
    date: z.string().describe("The day, as `2026-11-16`."),
    id: recordId.nullable().describe("The id of the point; null where it was withdrawn."),
    value: z.number().nullable().describe("The value of the day; null where it was withdrawn."),
    note: z.string().describe("A word about it; at most 500 characters."),
    by: z.string().nullable().describe("Who gave it, by name."),
    at: z.string().nullable().describe("When it was given, in UTC."),
    /** What stood on the day before it was corrected or withdrawn, newest first. */
    former: z
      .array(
        z.object({
          value: z.number().describe("The value of the day; null where it was withdrawn."),
          by: z.string().describe("Who gave it, by name."),
          at: z.string().describe("When it was given, in UTC."),
        }),
      )
      .describe("What stood on the day before it was corrected or withdrawn, newest first."),
  })
  .meta({ id: "MetricDay" });

const recordedShape = z.object({
  added: z.number().describe("How many days got a value."),
  corrected: z.number().describe("How many values were corrected."),
  unchanged: z.number().describe("How many values stood so already."),
  /** The key results that took the newest value. */
  goalIds: z.array(recordId).describe("The ids of the goals."),
});

/** The company's metrics and their values; key results that follow one move with it. */
export const metricEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/metrics",
      can,
      summary: "The company's metrics by name, with the newest value of each.",
      input: metricListInput.omit({ before: true }).extend({
        after: cursorInput((text) => isCursorOf("text", text)),
        limit: limitInput,
      }),
      output: listShape(
        metricShape.extend({ followers: z.number().describe("How many key results the caller may see follow it.") }),
        { total: totalShape },
      ),
      run: async (context, { limit, ...input }) => {
        const { rows, count, next } = await listMetrics(context, { ...input, before: undefined }, limit);
        return { items: rows, nextCursor: next, total: count };
      },
    }),
    {
      summary: "Metrics by when they changed, oldest first, and those that are gone: to follow them.",
      parts: [{}, { state: "RETIRED" }],
    },
  ),
  endpoint({
    method: "POST",
    path: "/metrics",
    can,
    summary: "Adds a metric; the caller owns it where nobody is named.",
    input: addMetricInput,
    output: oneMetric,
    creates: "/metrics/:metricId",
    run: addMetric,
  }),
  endpoint({
    method: "GET",
    path: "/metrics/:metricId",
    can,
    summary: "One metric with the key results that follow it.",
    input: oneMetric,
    output: metricShape
      .extend({
        goals: z
          .array(
            z.object({
              id: recordId.describe("The id of the record, a UUID."),
              title: z.string().describe("The goal in a few words."),
              percent: z
                .number()
                .nullable()
                .describe("How far it is from start to target, in percent; null while there is no value."),
            }),
          )
          .describe("The key results that follow it, as far as the caller sees them."),
      })
      .meta({ id: "Metric" }),
    run: async (context, { metricId }) => {
      const { metric, followers } = await metricDetail(context, { metricId });
      return { ...metric, goals: followers.map(({ id, title, percent }) => ({ id, title, percent })) };
    },
  }),
  endpoint({
    method: "PATCH",
    path: "/metrics/:metricId",
    can,
    summary: "Changes what is said of a metric; what is left out stays.",
    input: editMetricInput,
    output: oneMetric.extend({
      fields: z
        .array(z.string())
        .describe("The names of the fields that were changed; empty where everything was so already."),
    }),
    run: editMetric,
  }),
  endpoint({
    method: "PUT",
    path: "/metrics/:metricId/retired",
    can,
    summary: "Takes a metric out of use, or back into it.",
    input: retireMetricInput,
    output: oneMetric,
    run: retireMetric,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/metrics/:metricId/points",
      can,
      summary: "A metric's values, newest first; the cursor is the last day of a page.",
      input: z.object({
        metricId: ids.metric,
        after: z.iso
          .date("platform.invalid-cursor")
          .optional()
          .describe("The `nextCursor` of the page before: its last day."),
        limit: limitInput,
      }),
      output: listShape(dayShape),
      run: async (context, { metricId, after, limit }) => {
        const { days, next } = await listPoints(context, { metricId, before: after }, limit);
        return { items: days, nextCursor: next };
      },
    }),
    { key: "date" },
  ),
  endpoint({
    method: "PUT",
    path: "/metrics/:metricId/points",
    can,
    summary: "Notes values of days; a day that has one is corrected.",
    input: recordPointsInput,
    output: recordedShape,
    run: recordPoints,
  }),
  endpoint({
    method: "DELETE",
    path: "/metrics/:metricId/points/:pointId",
    can,
    summary: "Takes the value of a day away.",
    input: withdrawPointInput,
    output: z.object({ goalIds: z.array(recordId).describe("The ids of the goals.") }),
    run: withdrawPoint,
  }),
];
