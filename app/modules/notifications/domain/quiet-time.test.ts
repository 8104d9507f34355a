import fc from "fast-check";
import { expect, test } from "vitest";
import { localTime } from "#app/platform/time/local-time.ts";
import { isDayOff } from "#app/platform/time/days.ts";
import { isWithin, noQuiet, outOfQuiet, type QuietTime } from "./quiet-time.ts";

const night = { starts: 19, ends: 7 };
const weekends = (day: string) => isDayOff(day, [1, 2, 3, 4, 5]);
const after = (at: string, quiet: QuietTime, zone = "Europe/Berlin") =>
  outOfQuiet(new Date(at), zone, quiet, weekends).toISOString();

test.each([
  ["in the evening until the morning after", "2026-11-16T20:00:00.000Z", "2026-11-17T06:00:00.000Z"],
  ["in the night until the same morning", "2026-11-17T02:00:00.000Z", "2026-11-17T06:00:00.000Z"],
  ["not at all at noon", "2026-11-17T11:00:00.000Z", "2026-11-17T11:00:00.000Z"],
  ["not at all when the quiet ends", "2026-11-17T06:00:00.000Z", "2026-11-17T06:00:00.000Z"],
  ["over the night in which the clock changes", "2026-03-28T20:00:00.000Z", "2026-03-29T05:00:00.000Z"],
])("a mail waits %s", (_, at, goes) => {
  expect(after(at, { hours: night, daysOff: false })).toBe(goes);
});

test("on Friday evening it waits for Monday, and where only days are kept free it goes in their first morning", () => {
  expect(after("2026-11-20T20:00:00.000Z", { hours: night, daysOff: true })).toBe("2026-11-23T06:00:00.000Z");
  expect(after("2026-11-21T11:00:00.000Z", { hours: null, daysOff: true })).toBe("2026-11-23T07:00:00.000Z");
  expect(after("2026-11-21T11:00:00.000Z", noQuiet)).toBe("2026-11-21T11:00:00.000Z");
});

test("a company that says it never works still gets its mails", () => {
  const at = new Date("2026-11-21T11:00:00.000Z");
  expect(outOfQuiet(at, "UTC", { hours: null, daysOff: true }, () => true).getTime()).toBeGreaterThan(at.getTime());
});

test("whatever is kept free, no mail comes in it, none comes early, and waiting once is enough", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const quiet = fc.record({
    hours: fc.option(fc.record({ starts: hour, ends: hour }).filter(({ starts, ends }) => starts !== ends)),
    daysOff: fc.boolean(),
  });
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
  const zone = fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Auckland");
  fc.assert(
    fc.property(moment, zone, quiet, (at, timeZone, kept) => {
      const goes = outOfQuiet(at, timeZone, kept, weekends);
      const local = localTime(goes, timeZone);
      expect(goes.getTime()).toBeGreaterThanOrEqual(at.getTime());
      if (kept.hours) expect(isWithin(local.hour, kept.hours)).toBe(false);
      if (kept.daysOff) expect(weekends(local.toPlainDate().toString())).toBe(false);
      expect(outOfQuiet(goes, timeZone, kept, weekends)).toEqual(goes);
    }),
    { numRuns: 500 },
  );
});
