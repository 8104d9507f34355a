import { expect, test } from "vitest";
import { isTimeZone } from "./local-time.ts";
import { timeZoneNames } from "./time-zones.ts";

test.each([
  "Asia/Kolkata",
  "Asia/Calcutta",
  "Europe/Kyiv",
  "Europe/Kiev",
  "America/Argentina/Buenos_Aires",
  "UTC",
  "Etc/GMT+5",
])("%s is a time zone", (name) => expect(isTimeZone(name)).toBe(true));

test.each(["", "Asia", "+05:30", "05:30", "Mars/Olympus", "Asia/Kolkata; drop", "A".repeat(61)])("%s is none", (name) =>
  expect(isTimeZone(name)).toBe(false),
);

test("every zone that is offered is one, and none is offered twice by an old and a new name", () => {
  const names = timeZoneNames();
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(names).toContain("Asia/Kolkata");
  expect(names).not.toContain("Asia/Calcutta");
  expect(new Set(names).size).toBe(names.length);
});
