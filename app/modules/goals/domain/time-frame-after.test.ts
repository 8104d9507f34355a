import { expect, test } from "vitest";
import { findTimeFrame } from "./time-frame-by-id.ts";
import { timeFrameAfter } from "./time-frame-after.ts";

const after = (id: string, month = 1) => timeFrameAfter(findTimeFrame(id, month)!, month).id;

test("a quarter, half or year is followed by the next of its kind, over the end of the fiscal year", () => {
  expect([after("2026-Q3"), after("2026-Q4"), after("2026-H2"), after("2026")]).toEqual([
    "2026-Q4",
    "2027-Q1",
    "2027-H1",
    "2027",
  ]);
  expect(after("2026-Q4", 4)).toBe("2027-Q1");
});

test("two dates are followed by as many days", () => {
  expect(after("2026-04-01..2026-04-10")).toBe("2026-04-11..2026-04-20");
});
