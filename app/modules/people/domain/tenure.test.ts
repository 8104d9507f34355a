import { describe, expect, test } from "vitest";
import { tenure, totalExperienceMonths } from "./tenure.ts";

describe("tenure", () => {
  test.each([
    ["2022-03-15", null, "2025-05-20", { years: 3, months: 2, days: 5 }],
    ["2024-02-29", null, "2025-02-28", { years: 0, months: 11, days: 30 }],
    ["2025-01-31", null, "2025-02-28", { years: 0, months: 0, days: 28 }],
    ["2025-05-20", null, "2025-05-20", { years: 0, months: 0, days: 0 }],
    ["2025-05-21", null, "2025-05-20", null],
    ["2020-01-01", "2024-01-01", "2025-05-20", { years: 4, months: 0, days: 0 }],
    ["2020-01-01", "2026-01-01", "2025-01-01", { years: 5, months: 0, days: 0 }],
  ])("joined %s, left %s, on %s", (joiningDate, resignationDate, today, expected) => {
    expect(tenure({ joiningDate, resignationDate }, today)).toEqual(expected);
  });

  test("adds experience from before joining", () => {
    const employment = { joiningDate: "2023-01-10", resignationDate: null };
    expect(totalExperienceMonths(employment, 30, "2025-03-09")).toBe(55);
    expect(totalExperienceMonths(employment, 30, "2022-03-09")).toBe(30);
  });
});
