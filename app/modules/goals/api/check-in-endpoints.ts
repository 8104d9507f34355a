import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { progressLevels } from "../domain/closure.ts";
import { isHistoryCursor } from "../queries/full-history.ts";
import { findCheckIn, listCheckIns } from "../queries/list-check-ins.ts";
import { acknowledgeCheckIn, acknowledgeCheckInInput } from "../use-cases/acknowledge-check-in.ts";
import { changesInput, changesShape } from "#app/platform/lists/changes.ts";
import { checkInChanges } from "../queries/check-in-changes.ts";
import { checkInMany, checkInManyInput } from "../use-cases/check-in-many.ts";
import { refreshMetric, refreshMetricInput } from "../use-cases/refresh-metric.ts";
import { doneShape } from "./present.ts";

const can = feature("GOAL");

const checkInShape = z
  .object({
    id: recordId.describe("The id of the record, a UUID."),
    goalId: ids.goal,
    at: z.string().describe("When it happened, in UTC."),
    by: z
      .object({
        id: recordId.describe("The id of the record, a UUID."),
        name: z.string().describe("The name as people see it."),
      })
      .nullable()
      .describe("Who checked in; null where a metric did."),
    value: z.number().nullable().describe("The value in the goal's own measure; money in minor units."),
    percent: z.number().nullable().describe("How far it was then, in percent."),
    level: z.enum(progressLevels).describe("How it stood, as they said."),
    comment: z.string().describe("A word about it; at most 5,000 characters."),
    acknowledged: z
      .object({
        name: z.string().describe("The name as people see it."),
        at: z.string().describe("When it happened, in UTC."),
      })
      .nullable()
      .describe("Who has read it and when; null where nobody has said so."),
  })
  .meta({ id: "CheckIn" });

/** Check-ins on many goals over `/api/v1`. They stand before `/goals/:goalId`, which would take their path. */
export const checkInEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/goals/check-ins/changes",
    can,
    summary: "Check-ins on goals the caller may see by when they were made or read, oldest first: to follow them.",
    input: changesInput,
    output: changesShape(checkInShape),
    run: checkInChanges,
  }),
  endpoint({
    method: "POST",
    path: "/goals/check-ins",
    can,
    summary: "Checks in on up to 200 goals; what is refused is named and the rest is kept.",
    input: checkInManyInput,
    output: z.object({
      saved: z
        .array(
          z.object({
            goalId: ids.goal,
            percent: z
              .number()
              .nullable()
              .describe("How far it is from start to target, in percent; null while there is no value."),
          }),
        )
        .describe("The goals that were checked in on."),
      refused: z
        .array(
          z.object({
            goalId: ids.goal,
            code: z.string().describe("A stable message code."),
            params: z
              .record(z.string(), z.union([z.string(), z.number()]))
              .describe("Facts that the message names, by name."),
          }),
        )
        .describe("What was not done, and why."),
    }),
    run: checkInMany,
  }),
  endpoint({
    method: "GET",
    path: "/goals/:goalId/check-ins",
    can,
    summary: "The check-ins on a goal and its key results, newest first, with who has read them.",
    input: z.object({ goalId: ids.goal, after: cursorInput(isHistoryCursor), limit: limitInput }),
    output: listShape(checkInShape),
    run: async (context, { goalId, after, limit }) => {
      const { checkIns, next } = await listCheckIns(context, goalId, { after, limit });
      return { items: checkIns, nextCursor: next };
    },
  }),
  endpoint({
    method: "GET",
    path: "/goals/:goalId/check-ins/:checkInId",
    can,
    summary: "One check-in on a goal or one of its key results.",
    input: z.object({ goalId: ids.goal, checkInId: ids.checkIn }),
    output: checkInShape,
    run: (context, { goalId, checkInId }) => findCheckIn(context, goalId, checkInId),
  }),
  endpoint({
    method: "POST",
    path: "/goals/check-ins/acknowledge",
    can,
    summary: "Says that a check-in was read; for who stands above an owner, and goal admins.",
    input: acknowledgeCheckInInput,
    output: doneShape,
    run: acknowledgeCheckIn,
  }),
  endpoint({
    method: "PUT",
    path: "/goals/:goalId/refresh-metric",
    can,
    summary: "Reads the metric a key result follows once more.",
    input: refreshMetricInput,
    output: z.object({
      percent: z
        .number()
        .nullable()
        .describe("How far it is from start to target, in percent; null while there is no value."),
      moved: z.boolean().describe("Whether the goal's value changed."),
    }),
    run: refreshMetric,
  }),
];
