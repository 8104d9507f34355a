import { expect, test } from "vitest";
import {
  countingByQuarters,
  daysBefore,
  daysOf,
  latestQuarters,
  quartersTold,
  quartersWithin,
  rangeOfPeriod,
  readPeriod,
} from "./periods.ts";

const today = "2026-11-26";
const counting = { today, weekStart: 1, fiscalYearStartMonth: 1 };

test("periods end today at the latest", () => {
  expect(daysOf("this-quarter", counting)).toEqual({ from: "2026-10-01", to: today });
  expect(daysOf("last-quarter", counting)).toEqual({ from: "2026-07-01", to: "2026-09-30" });
  expect(daysOf("past-12-months", counting)).toEqual({ from: "2025-12-01", to: today });
});

test("what goes on is compared with as many days", () => {
  expect(daysBefore("this-quarter", counting, "BEFORE")).toEqual({ from: "2026-07-01", to: "2026-08-26" });
  expect(daysBefore("last-quarter", counting, "BEFORE")).toEqual({ from: "2026-04-01", to: "2026-06-30" });
  expect(daysBefore("last-quarter", counting, "YEAR")).toEqual({ from: "2025-07-01", to: "2025-09-30" });
  expect(daysBefore("last-quarter", counting, "NONE")).toBeNull();
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

test("guarded measures tell of quarters that are over, others of the one that goes on too", () => {
  const last = (secrecy: "NAMED" | "GUARDED") =>
    quartersTold({ secrecy }, "2026-02-03", 2).map(({ from, to }) => [from, to]);
  expect(last("GUARDED")).toEqual([
    ["2025-07-01", "2025-09-30"],
    ["2025-10-01", "2025-12-31"],
  ]);
  expect(last("NAMED")).toEqual([
    ["2025-10-01", "2025-12-31"],
    ["2026-01-01", "2026-02-03"],
  ]);
});

test("days of one's own are a period, compared with as many before or those a year before", () => {
  const period = readPeriod({ period: "BETWEEN", periodFrom: "2024-02-01", periodTo: "2024-02-29" })!;
  expect(period).toBe("2024-02-01..2024-02-29");
  expect(readPeriod({ period })).toBe(period);
  expect(rangeOfPeriod(period)).toEqual({ kind: "BETWEEN", from: "2024-02-01", to: "2024-02-29" });
  expect(daysOf(period, counting)).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect(daysBefore(period, counting, "BEFORE")).toEqual({ from: "2024-01-03", to: "2024-01-31" });
  expect(daysBefore(period, counting, "YEAR")).toEqual({ from: "2023-02-01", to: "2023-02-28" });
  const open = readPeriod({ period: "AFTER", periodFrom: "2026-11-01" })!;
  expect(open).toBe("2026-11-02..");
  expect(daysOf(open, counting)).toEqual({ from: "2026-11-02", to: today });
});

test("what is no period is none", () => {
  for (const said of ["", "tomorrow", "all-time", "..", "2026-02-30..", "BETWEEN", "x..y"])
    expect([said, readPeriod({ period: said })]).toEqual([said, null]);
});

test("years are fiscal ones, begun with the quarter of the calendar that their month lies in", () => {
  const february = countingByQuarters({ ...counting, fiscalYearStartMonth: 2 });
  expect(daysOf("last-year", february)).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  const april = countingByQuarters({ ...counting, fiscalYearStartMonth: 4 });
  expect(daysOf("this-year", april)).toEqual({ from: "2026-04-01", to: today });
  expect(daysBefore("this-year", april, "BEFORE")).toEqual({ from: "2025-04-01", to: "2025-11-26" });
});
