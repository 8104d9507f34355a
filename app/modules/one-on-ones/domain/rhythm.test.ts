import { expect, test } from "vitest";
import { rhythmOf, rhythmWeeks } from "./rhythm.ts";

const now = new Date("2026-11-30T12:00:00Z");
const met = (startsAt: string, standing: "HELD" | "MISSED" | "CANCELLED") => ({ startsAt, standing });
const last = (meetings: Parameters<typeof rhythmOf>[0]) =>
  rhythmOf(meetings, now)
    .slice(-3)
    .map(({ state }) => state);

test("half a year, the oldest week first and the one up to now last", () => {
  const weeks = rhythmOf([], now);
  expect(weeks).toHaveLength(rhythmWeeks);
  expect(weeks.at(-1)).toEqual({ from: "2026-11-23T12:00:00.000Z", state: "NONE" });
  expect(weeks[0]!.from).toBe("2026-06-01T12:00:00.000Z");
});

test("a week says what was held before what was missed, and nothing of what was cancelled or is older", () => {
  expect(last([met("2026-11-30T09:00:00Z", "HELD"), met("2026-11-25T09:00:00Z", "MISSED")])).toEqual([
    "NONE",
    "NONE",
    "DONE",
  ]);
  expect(last([met("2026-11-20T09:00:00Z", "MISSED"), met("2026-11-12T09:00:00Z", "CANCELLED")])).toEqual([
    "NONE",
    "MISSED",
    "NONE",
  ]);
  expect(last([met("2025-11-25T09:00:00Z", "HELD")])).toEqual(["NONE", "NONE", "NONE"]);
});

test("a meeting on the edge of two weeks counts once", () => {
  expect(last([met("2026-11-23T12:00:00Z", "HELD")])).toEqual(["NONE", "DONE", "NONE"]);
});
