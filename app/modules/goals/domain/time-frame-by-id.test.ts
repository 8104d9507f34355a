import fc from "fast-check";
import { expect, test } from "vitest";
import { findTimeFrame, offeredTimeFrames } from "./time-frame-by-id.ts";
import { periodsAround } from "./time-frame.ts";

test("a fiscal quarter, half and year are found by their ids", () => {
  expect(findTimeFrame("2026-Q3", 4)).toMatchObject({
    kind: "QUARTER",
    startDate: "2026-10-01",
    endDate: "2026-12-31",
  });
  expect(findTimeFrame("2026-Q4", 4)).toMatchObject({ startDate: "2027-01-01", endDate: "2027-03-31" });
  expect(findTimeFrame("2026-H2", 1)).toMatchObject({ kind: "HALF", startDate: "2026-07-01", endDate: "2026-12-31" });
  expect(findTimeFrame("2026", 4)).toMatchObject({ kind: "YEAR", startDate: "2026-04-01", endDate: "2027-03-31" });
});

test("two dates are a time frame of their own", () => {
  expect(findTimeFrame("2026-04-10..2026-05-20", 4)).toMatchObject({
    kind: "CUSTOM",
    startDate: "2026-04-10",
    endDate: "2026-05-20",
  });
});

test.each(["", "2026-Q5", "2026-H3", "0026", "2026-05-20..2026-04-10", "2026-02-30..2026-03-01", "x"])(
  "%j names no time frame",
  (id) => {
    expect(findTimeFrame(id, 4)).toBeNull();
  },
);

test("every time frame is found again by its id, in every fiscal year", () => {
  const date = fc.date({ min: new Date("2001-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 12 }), (day, month) => {
      for (const frame of periodsAround(day.toISOString().slice(0, 10), { fiscalYearStartMonth: month })) {
        expect(findTimeFrame(frame.id, month)).toEqual(frame);
      }
    }),
  );
});

test("what is offered holds the present quarter, half and year", () => {
  const offered = offeredTimeFrames("2026-11-16", 4).map((frame) => frame.id);
  expect(offered).toEqual(expect.arrayContaining(["2026-Q3", "2026-H2", "2026", "2025-Q3", "2027-Q2"]));
  expect(new Set(offered).size).toBe(offered.length);
});
