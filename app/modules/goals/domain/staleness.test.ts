import { addDays } from "#app/platform/time/days.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { silentDays, staleBefore, staleStart, type StalenessFacts } from "./staleness.ts";
import { standingOf } from "./standing.ts";

const today = "2026-06-30";
const goal = (changes: Partial<StalenessFacts> = {}): StalenessFacts => ({
  progressLevel: "ON_TRACK",
  closure: null,
  startDate: "2026-04-01",
  heardAt: "2026-06-29T10:00:00.000Z",
  ...changes,
});

describe("three weeks without a check-in", () => {
  test.each([
    ["20 days ago", "2026-06-10T10:00:00.000Z", null],
    ["21 days ago", "2026-06-09T10:00:00.000Z", 21],
    ["two months ago", "2026-04-30T10:00:00.000Z", 61],
  ])("heard of %s", (_, heardAt, days) => expect(silentDays(goal({ heardAt }), today, "UTC")).toBe(days));

  test("are counted from the start of a goal that was made before it", () => {
    expect(silentDays(goal({ startDate: "2026-06-20", heardAt: "2026-01-01T00:00:00.000Z" }), today, "UTC")).toBeNull();
  });

  test("mean nothing once a goal is closed", () => {
    expect(silentDays(goal({ closure: "ACHIEVED", heardAt: "2026-04-01T00:00:00.000Z" }), today, "UTC")).toBeNull();
  });

  test("are days of the person's own calendar", () => {
    const heardAt = "2026-06-09T20:00:00.000Z";
    expect([silentDays(goal({ heardAt }), today, "UTC"), silentDays(goal({ heardAt }), today, "Asia/Kolkata")]).toEqual(
      [21, null],
    );
  });
});

test("silence takes green alone", () => {
  expect([
    standingOf("ON_TRACK", 21),
    standingOf("ON_TRACK", null),
    standingOf("AT_RISK", 40),
    standingOf("OFF_TRACK", 40),
  ]).toEqual(["STALE", "ON_TRACK", "AT_RISK", "OFF_TRACK"]);
});

test("lists in the database draw the same line as rows in memory", () => {
  const zone = fc.constantFrom("UTC", "Asia/Kolkata", "America/New_York", "Pacific/Auckland");
  const moment = fc
    .date({ min: new Date("2026-03-01"), max: new Date("2026-06-30"), noInvalidDate: true })
    .map((date) => date.toISOString());
  fc.assert(
    fc.property(zone, moment, fc.integer({ min: -60, max: 5 }), (timeZone, heardAt, started) => {
      const startDate = addDays(today, started);
      const listed = new Date(heardAt) < new Date(staleBefore(today, timeZone)) && startDate <= staleStart(today);
      expect(listed).toBe(silentDays(goal({ heardAt, startDate }), today, timeZone) !== null);
    }),
    { numRuns: 1000 },
  );
});
