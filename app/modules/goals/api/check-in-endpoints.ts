import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { cursorInput, limitInput, listShape } from "#app/platform/http/paging.ts";
import { progressLevels } from "../domain/closure.ts";
import { isHistoryCursor } from "../queries/full-history.ts";
import { findCheckIn, listCheckIns } from "../queries/list-check-ins.ts";
import { acknowledgeCheckIn, acknowledgeCheckInInput } from "../use-cases/acknowledge-check-in.ts";
import { checkInMany, checkInManyInput } from "../use-cases/check-in-many.ts";
import { doneShape } from "./present.ts";

const can = feature("GOAL");

const checkInShape = z.object({
  id: recordId,
  goalId: recordId,
  at: z.string(),
  by: z.object({ id: recordId, name: z.string() }).nullable(),
  value: z.number().nullable(),
  percent: z.number().nullable(),
  level: z.enum(progressLevels),
  comment: z.string(),
  acknowledged: z.object({ name: z.string(), at: z.string() }).nullable(),
});

/** Check-ins on many goals over `/api/v1`. They stand before `/goals/:goalId`, which would take their path. */
export const checkInEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST",
    path: "/goals/check-ins",
    can,
    summary: "Checks in on up to 200 goals; what is refused is named and the rest is kept.",
    input: checkInManyInput,
    output: z.object({
      saved: z.array(z.object({ goalId: recordId, percent: z.number().nullable() })),
      refused: z.array(
        z.object({
          goalId: recordId,
          code: z.string(),
          params: z.record(z.string(), z.union([z.string(), z.number()])),
        }),
      ),
    }),
    run: checkInMany,
  }),
  endpoint({
    method: "GET",
    path: "/goals/:goalId/check-ins",
    can,
    summary: "The check-ins on a goal and its key results, newest first, with who has read them.",
    input: z.object({ goalId: recordId, after: cursorInput(isHistoryCursor), limit: limitInput }),
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
    input: z.object({ goalId: recordId, checkInId: recordId }),
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
];
