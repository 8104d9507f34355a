import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#app/platform/time/days.ts";
import { freeTimes, mondayOf, overlaps, spanOf, type Span } from "./free-times.ts";

const timeZone = "Europe/Berlin";
const now = new Date("2026-11-23T08:00:00Z");
const weekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
const at = (start: string, minutes = 60): Span => spanOf({ start, minutes, timeZone });

test("the nearest times of the same week are proposed, around what is taken", () => {
  const wished = { start: "2026-11-25T10:00", minutes: 60, timeZone };
  expect(freeTimes(wished, [at("2026-11-25T10:00")], now, weekend)).toEqual([
    "2026-11-25T09:00",
    "2026-11-25T11:00",
    "2026-11-25T11:30",
  ]);
});

test("a week that is full or over leads to the next one", () => {
  const busy = [{ from: new Date("2026-11-23T00:00Z"), until: new Date("2026-11-29T00:00Z") }];
  const wished = { start: "2026-11-27T16:00", minutes: 45, timeZone };
  expect(freeTimes(wished, busy, now, weekend)).toEqual(["2026-11-30T09:00", "2026-11-30T09:30", "2026-11-30T10:00"]);
});

test("whatever is taken, what is proposed is free, ahead, within the hours and on a day that is worked on", () => {
  const spans = fc.array(
    fc.record({ hours: fc.integer({ min: 0, max: 14 * 24 * 2 }), minutes: fc.constantFrom(30, 45, 60, 480) }),
    { maxLength: 40 },
  );
  const day = fc.integer({ min: 0, max: 6 }).map((index) => addDays("2026-11-23", index));
  fc.assert(
    fc.property(spans, day, fc.constantFrom(30, 45, 60), (taken, wishedDay, minutes) => {
      const busy = taken.map(({ hours, minutes: length }) => {
        const from = new Date(Date.parse("2026-11-22T23:00Z") + hours * 1_800_000);
        return { from, until: new Date(from.getTime() + length * 60_000) };
      });
      const proposed = freeTimes({ start: `${wishedDay}T13:00`, minutes, timeZone }, busy, now, weekend);
      expect(proposed.length).toBeLessThanOrEqual(3);
      for (const start of proposed) {
        const span = at(start, minutes);
        expect(span.from > now && !busy.some((one) => overlaps(one, span))).toBe(true);
        expect(weekend(start.slice(0, 10))).toBe(false);
        expect(start.slice(11) >= "09:00" && start.slice(11) <= "16:30").toBe(true);
      }
    }),
  );
});

test("a week begins on Monday", () => {
  expect(["2026-11-23", "2026-11-29", "2026-11-30"].map(mondayOf)).toEqual(["2026-11-23", "2026-11-23", "2026-11-30"]);
});
