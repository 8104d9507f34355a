import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape, totalShape } from "#app/platform/http/paging.ts";
import { measureTypes } from "../domain/measurement.ts";
import { metricDirections } from "../domain/metric.ts";
import { listMetrics, metricListInput } from "../queries/list-metrics.ts";
import { readCursor } from "../queries/goal-order.ts";
import { metricDetail } from "../queries/metric-detail.ts";
import { listPoints } from "../queries/metric-points.ts";
import { addMetric, addMetricInput } from "../use-cases/add-metric.ts";
import { editMetric, editMetricInput } from "../use-cases/edit-metric.ts";
import { recordPoints, recordPointsInput } from "../use-cases/record-points.ts";
import { refreshMetric, refreshMetricInput } from "../use-cases/refresh-metric.ts";
import { retireMetric, retireMetricInput } from "../use-cases/retire-metric.ts";
import { withdrawPoint, withdrawPointInput } from "../use-cases/withdraw-point.ts";

const can = feature("GOAL");
const oneMetric = z.object({ metricId: recordId });
const person = z.object({ id: recordId, name: z.string() });

/** Money in minor units; value and date null before the first point. */
const metricShape = z.object({
  id: recordId,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  measureType: z.enum(measureTypes),
  currency: z.string().nullable(),
  direction: z.enum(metricDirections),
  retired: z.boolean(),
  version: z.number(),
  owner: person,
  /** How it is computed of other metrics; null where people give its values. */
  formula: z.string().nullable(),
  value: z.number().nullable(),
  date: z.string().nullable(),
  before: z.number().nullable(),
});

const dayShape = z.object({
  date: z.string(),
  id: recordId.nullable(),
  value: z.number().nullable(),
  note: z.string(),
  by: z.string().nullable(),
  at: z.string().nullable(),
  /** What stood on the day before it was corrected or withdrawn, newest first. */
  former: z.array(z.object({ value: z.number(), by: z.string(), at: z.string() })),
});

const recordedShape = z.object({
  added: z.number(),
  corrected: z.number(),
  unchanged: z.number(),
  /** The key results that took the newest value. */
  goalIds: z.array(recordId),
});

/** The company's metrics and their values; key results that follow one move with it. */
export const metricEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/metrics",
    can,
    summary: "The company's metrics by name, with the newest value of each.",
    input: metricListInput.omit({ before: true }).extend({
      after: cursorInput((text) => readCursor(text) !== null),
      limit: limitInput,
    }),
    output: listShape(metricShape.extend({ followers: z.number() }), { total: totalShape }),
    run: async (context, { limit, ...input }) => {
      const { rows, count, next } = await listMetrics(context, { ...input, before: undefined }, limit);
      return { items: rows, nextCursor: next, total: count };
    },
  }),
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
    output: metricShape.extend({
      goals: z.array(z.object({ id: recordId, title: z.string(), percent: z.number().nullable() })),
    }),
    run: async (context, { metricId }) => {
      const { metric, goals } = await metricDetail(context, { metricId });
      return { ...metric, goals: goals.map(({ id, title, percent }) => ({ id, title, percent })) };
    },
  }),
  endpoint({
    method: "PATCH",
    path: "/metrics/:metricId",
    can,
    summary: "Changes what is said of a metric; what is left out stays.",
    input: editMetricInput,
    output: oneMetric.extend({ fields: z.array(z.string()) }),
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
  endpoint({
    method: "GET",
    path: "/metrics/:metricId/points",
    can,
    summary: "A metric's values, newest first; the cursor is the last day of a page.",
    input: z.object({ metricId: recordId, after: z.iso.date("platform.invalid-cursor").optional(), limit: limitInput }),
    output: listShape(dayShape),
    run: async (context, { metricId, after, limit }) => {
      const { days, next } = await listPoints(context, { metricId, before: after }, limit);
      return { items: days, nextCursor: next };
    },
  }),
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
    output: z.object({ goalIds: z.array(recordId) }),
    run: withdrawPoint,
  }),
  endpoint({
    method: "PUT",
    path: "/goals/:goalId/refresh-metric",
    can,
    summary: "Reads the metric a key result follows once more.",
    input: refreshMetricInput,
    output: z.object({ percent: z.number().nullable(), moved: z.boolean() }),
    run: refreshMetric,
  }),
];
