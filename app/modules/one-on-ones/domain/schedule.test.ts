import { Temporal } from "temporal-polyfill";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { momentOf } from "#app/platform/time/local-time.ts";
import { nextHalfHour, positionsToWrite, scheduleFrom, startOf, typedMoment, type Schedule } from "./schedule.ts";

const berlin: Schedule = {
  everyWeeks: 1,
  timeZone: "Europe/Berlin",
  anchorPosition: 0,
  anchorOn: "2026-10-20",
  anchorMinute: 600,
};

describe("when a series meets", () => {
  test("the hour by the clock stays when summer time ends", () => {
    expect(startOf(berlin, 0).toISOString()).toBe("2026-10-20T08:00:00.000Z");
    expect(startOf(berlin, 1).toISOString()).toBe("2026-10-27T09:00:00.000Z");
  });

  test("an hour that the clocks leave out is the one after it", () => {
    const early = { ...berlin, anchorOn: "2027-03-21", anchorMinute: 150 };
    expect(startOf(early, 1).toISOString()).toBe("2027-03-28T01:30:00.000Z");
  });

  test("meetings are written twelve weeks ahead, one alone for a meeting without more, and none for days gone by", () => {
    const now = new Date("2026-10-20T07:00:00Z");
    expect(positionsToWrite(berlin, 0, now)).toHaveLength(12);
    expect(positionsToWrite({ ...berlin, everyWeeks: 0 }, 0, now)).toEqual([0]);
    expect(positionsToWrite({ ...berlin, everyWeeks: 0 }, 1, now)).toEqual([]);
    expect(positionsToWrite(berlin, 1, new Date("2026-11-05T07:00:00Z"))[0]).toBe(3);
  });

  test("whatever the zone and the time moved to: the meeting is there, and each following one so many weeks later by the clock", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Europe/Berlin", "Asia/Kolkata", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham"),
        fc.constantFrom(1, 2, 4),
        fc.nat(10),
        fc.integer({ min: 0, max: 365 * 24 * 2 }),
        (timeZone, everyWeeks, position, halfHours) => {
          const moved = new Date(Date.UTC(2026, 0, 1) + halfHours * 1_800_000);
          const schedule = scheduleFrom({ ...berlin, timeZone, everyWeeks }, position, moved);
          const local = (at: Date) => Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
          // Of two equal hours in autumn the first is meant.
          const again = startOf(schedule, position);
          expect(local(again).toPlainDateTime().toString()).toBe(local(moved).toPlainDateTime().toString());
          const later = local(startOf(schedule, position + 1));
          expect(later.toPlainDate().toString()).toBe(local(moved).toPlainDate().add({ weeks: everyWeeks }).toString());
        },
      ),
    );
  });
});

test("what is typed is by the clock of who types it", () => {
  expect(momentOf("2026-11-22T17:30", "Asia/Kolkata").toISOString()).toBe("2026-11-22T12:00:00.000Z");
  expect(typedMoment(new Date("2026-11-22T12:00:00Z"), "Asia/Kolkata")).toBe("2026-11-22T17:30");
  expect(nextHalfHour(new Date("2026-11-22T12:01:00Z"), "Europe/Berlin")).toBe("2026-11-22T13:30");
  expect(nextHalfHour(new Date("2026-11-22T12:00:00Z"), "Asia/Kolkata")).toBe("2026-11-22T17:30");
});
