import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = new Date("2026-11-30T21:57:00Z");

test.each([
  ["2026-11-30T21:50:00Z", "7 minutes ago"],
  ["2026-11-30T20:57:20Z", "1 hour ago"],
  ["2026-11-30T06:30:00Z", "15 hours ago"],
  // More than a day and a half ago, and still yesterday.
  ["2026-11-29T07:14:00Z", "yesterday"],
  // In Berlin it was past midnight, so that it was on Sunday.
  ["2026-11-28T23:30:00Z", "yesterday"],
  ["2026-11-28T22:30:00Z", "2 days ago"],
  ["2026-12-02T07:00:00Z", "in 2 days"],
  ["2026-11-02T12:00:00Z", "28 days ago"],
  ["2026-10-15T12:00:00Z", "2 months ago"],
  ["2025-11-20T12:00:00Z", "last year"],
])("%s is %s", (value, words) => {
  expect(relativeTime("en", "Europe/Berlin")(new Date(value), now)).toBe(words);
});

test("the same moment is another day elsewhere", () => {
  expect(relativeTime("de", "Asia/Kolkata")(new Date("2026-11-28T18:45:00Z"), now)).toBe("vorgestern");
  expect(relativeTime("de", "America/New_York")(new Date("2026-11-29T03:45:00Z"), now)).toBe("vorgestern");
});
