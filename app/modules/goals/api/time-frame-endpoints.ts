import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { localDay } from "#app/platform/http/shapes.ts";
import { timeFrameKinds } from "../domain/time-frame.ts";
import { goalPeriods } from "../queries/goal-periods.ts";

const timeFrameShape = z
  .object({
    id: z
      .string()
      .describe("What `timeFrame` and `period` are sent as: a year, a half or a quarter of the company's fiscal year.")
      .meta({ example: "2026-Q4" })
      .describe("The id of the record, a UUID."),
    kind: z.enum(timeFrameKinds).describe("How long it is: a quarter, a half, a year, or any two days."),
    startDate: localDay.describe("Its first day, as `2026-10-01`."),
    endDate: localDay.describe("Its last day, as `2026-12-31`; it belongs to the time frame."),
    current: z.boolean().describe("Whether today lies in it, in the caller's time zone."),
  })
  .meta({ id: "TimeFrame" });

/** The time frames goals are set for. */
export const timeFrameEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/time-frames",
    can: feature("GOAL"),
    summary:
      "The company's time frames in order of time: those around today, and those that hold goals. Others of " +
      "the same form may be named as well.",
    input: pagingInput,
    output: listShape(timeFrameShape),
    run: async (context, input) => {
      const today = context.today();
      const frames = (await goalPeriods(context)).map(({ id, kind, startDate, endDate }) => ({
        id,
        kind,
        startDate,
        endDate,
        current: startDate <= today && today <= endDate,
      }));
      return pageOfAll(frames, input);
    },
  }),
];
