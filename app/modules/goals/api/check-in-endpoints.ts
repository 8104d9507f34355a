import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { checkInMany, checkInManyInput } from "../use-cases/check-in-many.ts";

const can = feature("GOAL");

/** Check-ins on many goals over `/api/v1`. They stand before `/goals/:goalId`, which would take their path. */
export const checkInEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "POST", path: "/goals/check-ins", can, summary: "Checks in on up to 200 goals; what is refused is named and the rest is kept.",
    input: checkInManyInput,
    output: z.object({
      saved: z.array(z.object({ goalId: z.uuid(), percent: z.number().nullable() })),
      refused: z.array(z.object({ goalId: z.uuid(), code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
    }),
    run: checkInMany,
  }),
];
