import { expect, test } from "vitest";
import { dayBefore } from "./day-before.ts";

test.each([
  ["2026-03-01", "2026-02-28"],
  ["2024-03-01", "2024-02-29"],
  ["2026-01-01", "2025-12-31"],
  ["2026-03-30", "2026-03-29"],
])("before %s comes %s", (date, expected) => {
  expect(dayBefore(date)).toBe(expected);
});
