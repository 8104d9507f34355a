import { expect, test } from "vitest";
import { nextDay } from "./schedule.ts";

test.each([
  ["WEEKLY", "2026-11-26", "2026-11-30"],
  ["WEEKLY", "2026-11-30", "2026-12-07"],
  ["WEEKLY", "2026-11-29", "2026-11-30"],
  ["MONTHLY", "2026-12-01", "2027-01-01"],
  ["MONTHLY", "2026-11-26", "2026-12-01"],
  ["QUARTERLY", "2026-11-26", "2027-01-02"],
  ["QUARTERLY", "2026-10-01", "2026-10-02"],
  ["QUARTERLY", "2026-10-02", "2027-01-02"],
] as const)("%s after %s is %s", (rhythm, after, next) => expect(nextDay(rhythm, after)).toBe(next));
