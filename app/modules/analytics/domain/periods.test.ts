import { expect, test } from "vitest";
import { daysBefore, daysOf, latestQuarters, quartersWithin } from "./periods.ts";

const today = "2026-11-26";

test("periods end today at the latest", () => {
  expect(daysOf("this-quarter", today)).toEqual({ from: "2026-10-01", to: today });
  expect(daysOf("last-quarter", today)).toEqual({ from: "2026-07-01", to: "2026-09-30" });
  expect(daysOf("past-12-months", today)).toEqual({ from: "2025-12-01", to: today });
});

test("what goes on is compared with as many days", () => {
  expect(daysBefore("this-quarter", today, "BEFORE")).toEqual({ from: "2026-07-01", to: "2026-08-26" });
  expect(daysBefore("last-quarter", today, "BEFORE")).toEqual({ from: "2026-04-01", to: "2026-06-30" });
  expect(daysBefore("last-quarter", today, "YEAR")).toEqual({ from: "2025-07-01", to: "2025-09-30" });
  expect(daysBefore("last-quarter", today, "NONE")).toBeNull();
});

test("quarters that are over, and the latest ones", () => {
  expect(quartersWithin({ from: "2026-01-01", to: today }, today)).toEqual(["2026-01-01", "2026-04-01", "2026-07-01"]);
  expect(quartersWithin({ from: "2026-02-10", to: "2026-09-30" }, today)).toEqual(["2026-04-01", "2026-07-01"]);
  expect(quartersWithin({ from: "2026-10-01", to: "2026-12-31" }, "2026-12-31")).toEqual([]);
  expect(latestQuarters("2026-02-03", 2)).toEqual([
    { from: "2025-10-01", to: "2025-12-31" },
    { from: "2026-01-01", to: "2026-02-03" },
  ]);
});
