import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { progressLevels } from "../domain/closure.ts";
import { listCheckIns } from "../queries/list-check-ins.ts";
import { acknowledgeCheckIn, acknowledgeCheckInInput } from "../use-cases/acknowledge-check-in.ts";
import { checkInMany, checkInManyInput } from "../use-cases/check-in-many.ts";
import { doneShape } from "./present.ts";

const can = feature("GOAL");

const checkInShape = z.object({
  id: z.uuid(),
  goalId: z.uuid(),
  at: z.string(),
  by: z.object({ id: z.uuid(), name: z.string() }).nullable(),
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
      saved: z.array(z.object({ goalId: z.uuid(), percent: z.number().nullable() })),
      refused: z.array(
        z.object({
          goalId: z.uuid(),
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
    summary: "The latest check-ins on a goal and its key results, newest first, with who has read them.",
    input: z.object({ goalId: z.uuid() }),
    output: z.object({ checkIns: z.array(checkInShape) }),
    run: async (context, { goalId }) => ({ checkIns: await listCheckIns(context, goalId) }),
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
