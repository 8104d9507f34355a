import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "./days.ts";

test("days are counted over months, leap years and changes of the clocks as the calendar does", () => {
  const day = fc
    .integer({ min: -20_000, max: 40_000 })
    .map((days) => Temporal.PlainDate.from("2000-01-01").add({ days }));
  fc.assert(
    fc.property(day, fc.integer({ min: -5_000, max: 5_000 }), (from, days) => {
      const to = from.add({ days }).toString();
      expect(addDays(from.toString(), days)).toBe(to);
      expect(daysBetween(from.toString(), to)).toBe(days);
    }),
  );
});
