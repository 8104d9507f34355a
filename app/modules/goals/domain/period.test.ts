import { daysBetween } from "#app/platform/time/days.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysIn, fromWire, isPeriod, periodInstants, toWire } from "./period.ts";
import { customTimeFrame, periodsAround, timeFrameOf } from "./time-frame.ts";

const date = fc
  .date({ min: new Date("2015-01-01T00:00:00Z"), max: new Date("2035-12-31T00:00:00Z"), noInvalidDate: true })
  .map((each) => each.toISOString().slice(0, 10));
const zone = fc.constantFrom(
  "Asia/Kolkata",
  "America/New_York",
  "Europe/Berlin",
  "Africa/Cairo",
  "Pacific/Auckland",
  "America/Sao_Paulo",
);

describe("a period", () => {
  test("has two real dates in order", () => {
    expect(isPeriod({ startDate: "2025-02-28", endDate: "2025-02-28" })).toBe(true);
    expect(isPeriod({ startDate: "2024-02-29", endDate: "2024-03-01" })).toBe(true);
    expect(isPeriod({ startDate: "2025-02-29", endDate: "2025-03-01" })).toBe(false);
    expect(isPeriod({ startDate: "2025-13-01", endDate: "2026-01-01" })).toBe(false);
    expect(isPeriod({ startDate: "2025-03-02", endDate: "2025-03-01" })).toBe(false);
    expect(isPeriod({ startDate: "tomorrow", endDate: "2025-03-01" })).toBe(false);
  });

  test("counts both its days", () => {
    expect(daysIn({ startDate: "2025-03-01", endDate: "2025-03-01" })).toBe(1);
    expect(daysIn({ startDate: "2024-01-01", endDate: "2024-12-31" })).toBe(366);
    expect(daysBetween("2025-03-10", "2025-03-01")).toBe(-9);
  });

  test("is half-open in the tenant's zone, also across a clock change", () => {
    const { from, until } = periodInstants({ startDate: "2025-03-09", endDate: "2025-03-09" }, "America/New_York");
    expect(from.toString()).toBe("2025-03-09T05:00:00Z");
    expect(until.toString()).toBe("2025-03-10T04:00:00Z");
  });

  test("travels as 00:00:01 and 23:59:59 local time", () => {
    const wire = toWire({ startDate: "2025-04-01", endDate: "2025-06-30" }, "Asia/Kolkata");
    expect(new Date(wire.startTS).toISOString()).toBe("2025-03-31T18:30:01.000Z");
    expect(new Date(wire.dueTS).toISOString()).toBe("2025-06-30T18:29:59.000Z");
  });

  test("comes back from the wire as it went, and lies within its instants", () => {
    fc.assert(
      fc.property(date, fc.nat(400), zone, (startDate, days, timeZone) => {
        const end = new Date(`${startDate}T00:00:00Z`);
        end.setUTCDate(end.getUTCDate() + days);
        const period = { startDate, endDate: end.toISOString().slice(0, 10) };
        const wire = toWire(period, timeZone);
        const { from, until } = periodInstants(period, timeZone);
        expect(fromWire(wire, timeZone)).toEqual(period);
        expect(wire.startTS).toBeGreaterThanOrEqual(from.epochMilliseconds);
        expect(wire.dueTS).toBeLessThan(until.epochMilliseconds);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("a time frame", () => {
  test("follows the fiscal year and is named by the year it starts in", () => {
    expect(timeFrameOf("QUARTER", "2025-02-14", 4)).toEqual({
      id: "2024-Q4",
      kind: "QUARTER",
      startDate: "2025-01-01",
      endDate: "2025-03-31",
      label: { year: 2024, endYear: 2025, number: 4 },
    });
    expect(timeFrameOf("HALF", "2025-07-01", 1)).toMatchObject({ id: "2025-H2", endDate: "2025-12-31" });
    expect(timeFrameOf("YEAR", "2025-07-01", 1)).toMatchObject({ id: "2025", label: { year: 2025, endYear: 2025 } });
    expect(customTimeFrame({ startDate: "2025-04-10", endDate: "2025-05-20" }).id).toBe("2025-04-10..2025-05-20");
  });

  test("holds its date, and frames of one kind follow each other without gap", () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 12 }), (day, fiscalYearStartMonth) => {
        const frames = periodsAround(day, { fiscalYearStartMonth, before: 2, after: 3 });
        expect(new Set(frames.map((frame) => frame.id)).size).toBe(18);
        for (const kind of ["QUARTER", "HALF", "YEAR"]) {
          const same = frames.filter((frame) => frame.kind === kind);
          expect(same[2]!.startDate <= day && day <= same[2]!.endDate).toBe(true);
          same.slice(1).forEach((frame, index) => expect(daysBetween(same[index]!.endDate, frame.startDate)).toBe(1));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
