import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { measureTypes } from "../domain/measurement.ts";
import { metricDirections } from "../domain/metric.ts";
import { listMetrics, metricListInput } from "../queries/list-metrics.ts";
import { metricDetail } from "../queries/metric-detail.ts";
import { listPoints, metricPointsInput } from "../queries/metric-points.ts";
import { addMetric, addMetricInput } from "../use-cases/add-metric.ts";
import { editMetric, editMetricInput } from "../use-cases/edit-metric.ts";
import { recordPoints, recordPointsInput } from "../use-cases/record-points.ts";
import { refreshMetric, refreshMetricInput } from "../use-cases/refresh-metric.ts";
import { retireMetric, retireMetricInput } from "../use-cases/retire-metric.ts";
import { withdrawPoint, withdrawPointInput } from "../use-cases/withdraw-point.ts";

const can = feature("GOAL");
const oneMetric = z.object({ metricId: z.uuid() });
const person = z.object({ id: z.uuid(), name: z.string() });

/** Money in minor units; value and date null before the first point. */
const metricShape = z.object({
  id: z.uuid(),
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
  id: z.uuid().nullable(),
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
  goalIds: z.array(z.uuid()),
});

/** The company's metrics and their values; key results that follow one move with it. */
export const metricEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/metrics",
    can,
    summary: "The company's metrics by name, with the newest value of each; 25 a page.",
    input: metricListInput,
    output: z.object({
      metrics: z.array(metricShape.extend({ followers: z.number() })),
      count: z.number(),
      next: z.string().nullable(),
    }),
    run: async (context, input) => {
      const { rows, count, next } = await listMetrics(context, input);
      return { metrics: rows, count, next };
    },
  }),
  endpoint({
    method: "POST",
    path: "/metrics",
    can,
    summary: "Adds a metric; the caller owns it where nobody is named.",
    input: addMetricInput,
    output: oneMetric,
    run: addMetric,
  }),
  endpoint({
    method: "GET",
    path: "/metrics/:metricId",
    can,
    summary: "One metric with the key results that follow it.",
    input: oneMetric,
    output: metricShape.extend({
      goals: z.array(z.object({ id: z.uuid(), title: z.string(), percent: z.number().nullable() })),
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
    summary: "A metric's values, newest first; 30 days a page.",
    input: metricPointsInput,
    output: z.object({ days: z.array(dayShape), next: z.string().nullable() }),
    run: listPoints,
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
    output: z.object({ goalIds: z.array(z.uuid()) }),
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
