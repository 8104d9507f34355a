import { remembered } from "#app/platform/time/remembered.ts";
import { Temporal } from "temporal-polyfill";
import { isPeriod } from "./period.ts";
import { customTimeFrame, periodsAround, timeFrameOf, type TimeFrame } from "./time-frame.ts";

const parts = { Q: { kind: "QUARTER", months: 3 }, H: { kind: "HALF", months: 6 } } as const;

/** The time frame an id names (`2026`, `2026-H1`, `2026-Q3`, `2025-04-10..2025-05-20`), or null where it names none. */
export const findTimeFrame = remembered((id: string, fiscalYearStartMonth: number): TimeFrame | null => {
  const [startDate = "", endDate = ""] = id.split("..");
  if (isPeriod({ startDate, endDate })) return customTimeFrame({ startDate, endDate });
  const named = /^([1-9]\d{3})(?:-(Q[1-4]|H[12]))?$/.exec(id);
  if (!named) return null;
  const yearStart = Temporal.PlainDate.from({ year: Number(named[1]), month: fiscalYearStartMonth, day: 1 });
  const part = named[2];
  if (!part) return timeFrameOf("YEAR", yearStart.toString(), fiscalYearStartMonth);
  const { kind, months } = parts[part.startsWith("Q") ? "Q" : "H"];
  const start = yearStart.add({ months: months * (Number(part.slice(1)) - 1) });
  return timeFrameOf(kind, start.toString(), fiscalYearStartMonth);
});

/** What is offered where a time frame is chosen: about a year back and a year ahead. */
export const offeredTimeFrames = remembered((today: string, fiscalYearStartMonth: number): readonly TimeFrame[] => {
  const day = Temporal.PlainDate.from(today);
  const [earliest, latest] = [day.subtract({ months: 15 }).toString(), day.add({ months: 12 }).toString()];
  return periodsAround(today, { fiscalYearStartMonth, before: 4, after: 4 }).filter(
    ({ startDate, endDate }) => startDate <= latest && endDate >= earliest,
  );
});
