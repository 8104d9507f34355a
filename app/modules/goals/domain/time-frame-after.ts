import { Temporal } from "temporal-polyfill";
import { daysIn } from "./period.ts";
import { customTimeFrame, timeFrameOf, type TimeFrame } from "./time-frame.ts";

/** The time frame of the same kind that follows: the next quarter, half or year, or as many days right after. */
export function timeFrameAfter(frame: TimeFrame, fiscalYearStartMonth: number): TimeFrame {
  const next = Temporal.PlainDate.from(frame.endDate).add({ days: 1 });
  if (frame.kind !== "CUSTOM") return timeFrameOf(frame.kind, next.toString(), fiscalYearStartMonth);
  return customTimeFrame({ startDate: next.toString(), endDate: next.add({ days: daysIn(frame) - 1 }).toString() });
}
