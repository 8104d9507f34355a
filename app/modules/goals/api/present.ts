import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { listShape } from "#app/platform/http/paging.ts";
import { tagMarkShape } from "#app/modules/tags/index.ts";
import { closures, progressLevels } from "../domain/closure.ts";
import { goalKinds, objectiveLevels } from "../domain/hierarchy.ts";
import { measureTypes } from "../domain/measurement.ts";
import { keyResultProgressTypes } from "../domain/progress.ts";
import { visibilities } from "../domain/template.ts";

const person = z.object({ id: recordId, name: z.string() });

/** A goal as programs get it: money in minor units, percent null while there is no value. */
export const goalShape = z.object({
  id: recordId,
  kind: z.enum(goalKinds),
  title: z.string(),
  level: z.enum(objectiveLevels),
  visibility: z.enum(visibilities),
  progressType: z.enum(keyResultProgressTypes),
  measureType: z.enum(measureTypes),
  currency: z.string().nullable(),
  start: z.number(),
  target: z.number(),
  actual: z.number().nullable(),
  percent: z.number().nullable(),
  weightage: z.number(),
  progressLevel: z.enum(progressLevels),
  closure: z.enum(closures).nullable(),
  startDate: z.string(),
  dueDate: z.string(),
  timeFrame: z.string(),
  lastCheckInAt: z.string().nullable(),
  commentCount: z.number(),
  owners: z.array(person),
  tags: z.array(tagMarkShape),
  parentId: recordId.nullable(),
  /** Open, and needs another goal that is not achieved. */
  blocked: z.boolean(),
});

export const goalListShape = listShape(goalShape, {
  counts: z.object({
    total: z.number(),
    ON_TRACK: z.number(),
    STALE: z.number(),
    OFF_TRACK: z.number(),
    AT_RISK: z.number(),
    CLOSED: z.number(),
  }),
});

const point = z.object({ date: z.string(), percent: z.number() });
/** The forecast is for the due date; null where too little is known, or the goal is closed. */
const forecast = z.object({
  percent: z.number(),
  low: z.number(),
  high: z.number(),
  perWeek: z.number(),
  reachedOn: z.string().nullable(),
});
export const graphShape = z.object({ achieved: z.array(point), target: z.array(point), forecast: forecast.nullable() });

export const goalDetailShape = goalShape.extend({
  description: z.string(),
  /** The metric a tracked key result follows. */
  metric: z.object({ id: recordId, key: z.string(), name: z.string() }).nullable(),
  version: z.number(),
  collaborators: z.array(person),
  children: z.array(goalShape),
  permissions: z.record(z.string(), z.boolean()),
});

export const doneShape = z.object({ goalId: recordId });
