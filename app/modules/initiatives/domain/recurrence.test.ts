import fc from "fast-check";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { occurrenceAfter, occurrenceFrom, ruleText, type Recurrence } from "./recurrence.ts";

const weekly: Recurrence = {
  frequency: "WEEKLY",
  every: 1,
  weekdays: [1, 4],
  monthDay: null,
  startsOn: "2026-11-02",
  endsOn: null,
};
const monthly: Recurrence = {
  frequency: "MONTHLY",
  every: 1,
  weekdays: [],
  monthDay: 31,
  startsOn: "2026-01-31",
  endsOn: null,
};

function first(recurrence: Recurrence, from: string, count: number): string[] {
  const days: string[] = [];
  for (
    let day = occurrenceFrom(recurrence, from);
    day !== null && days.length < count;
    day = occurrenceFrom(recurrence, Temporal.PlainDate.from(day).add({ days: 1 }).toString())
  )
    days.push(day);
  return days;
}

describe("the days on which a task comes back", () => {
  test("each named day of each week, or of every other", () => {
    expect(first(weekly, "2026-11-02", 4)).toEqual(["2026-11-02", "2026-11-05", "2026-11-09", "2026-11-12"]);
    expect(first({ ...weekly, every: 2 }, "2026-11-06", 3)).toEqual(["2026-11-16", "2026-11-19", "2026-11-30"]);
  });

  test("a month without the day has its last day instead, in leap years too", () => {
    expect(first(monthly, "2026-01-31", 5)).toEqual([
      "2026-01-31",
      "2026-02-28",
      "2026-03-31",
      "2026-04-30",
      "2026-05-31",
    ]);
    expect(first({ ...monthly, monthDay: 30 }, "2028-02-01", 2)).toEqual(["2028-02-29", "2028-03-30"]);
    expect(first({ ...monthly, every: 3, monthDay: 15, startsOn: "2026-01-15" }, "2026-02-01", 2)).toEqual([
      "2026-04-15",
      "2026-07-15",
    ]);
  });

  test("it ends with its last day", () => {
    expect(first({ ...weekly, endsOn: "2026-11-09" }, "2026-11-02", 9)).toEqual([
      "2026-11-02",
      "2026-11-05",
      "2026-11-09",
    ]);
    expect(occurrenceFrom({ ...weekly, endsOn: "2026-11-11" }, "2026-11-10")).toBeNull();
  });

  const day = fc
    .integer({ min: 0, max: 4000 })
    .map((days) => Temporal.PlainDate.from("2020-01-01").add({ days }).toString());
  const rule = fc.oneof(
    fc.record({
      frequency: fc.constant("WEEKLY" as const),
      every: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      monthDay: fc.constant(null),
      startsOn: day,
      endsOn: fc.constant(null),
    }),
    fc.record({
      frequency: fc.constant("MONTHLY" as const),
      every: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.constant([]),
      monthDay: fc.integer({ min: 1, max: 31 }),
      startsOn: day,
      endsOn: fc.constant(null),
    }),
  );

  test("is what counting the calendar day by day finds, for any rule", () => {
    fc.assert(
      fc.property(rule, day, (recurrence, from) => {
        expect(occurrenceFrom(recurrence, from)).toBe(byCounting(recurrence, from));
      }),
      { numRuns: 1_000 },
    );
  });

  test("is what calendars read out of its rule, from any of its days on", () => {
    fc.assert(
      fc.property(rule, day, (recurrence, from) => {
        const days = first(recurrence, from, 4);
        const text = `DTSTART;TZID=UTC:${days[0]!.replaceAll("-", "")}T000000\nRRULE:${ruleText(recurrence)}`;
        const read = new RRuleTemporal({ rruleString: text }).all((_, count) => count < 4);
        expect(read.map((at) => new Date(at.epochMilliseconds).toISOString().slice(0, 10))).toEqual(days);
      }),
      { numRuns: 1_000 },
    );
  });

  test("never lies after the end, and is the same before it as without an end", () => {
    fc.assert(
      fc.property(rule, day, fc.integer({ min: 0, max: 900 }), (recurrence, from, lasting) => {
        const endsOn = Temporal.PlainDate.from(recurrence.startsOn).add({ days: lasting }).toString();
        const endless = occurrenceFrom(recurrence, from)!;
        expect(occurrenceFrom({ ...recurrence, endsOn }, from)).toBe(endless > endsOn ? null : endless);
      }),
      { numRuns: 1_000 },
    );
  });

  test("what follows is the first that is not over, and what lies between is counted, for any rule and any pause", () => {
    fc.assert(
      fc.property(rule, fc.integer({ min: 0, max: 400 }), (recurrence, pause) => {
        const latestOn = occurrenceFrom(recurrence, recurrence.startsOn)!;
        const today = Temporal.PlainDate.from(latestOn)
          .add({ days: pause + 1 })
          .toString();
        const next = occurrenceAfter(recurrence, latestOn, today)!;
        expect(next.on).toBe(byCounting(recurrence, today));
        expect(first(recurrence, latestOn, next.skipped + 2).at(-1)).toBe(next.on);
      }),
      { numRuns: 1_000 },
    );
  });
});

/** Looks at each day in turn. */
function byCounting({ frequency, every, weekdays, monthDay, startsOn }: Recurrence, from: string): string {
  const start = Temporal.PlainDate.from(startsOn);
  const monday = start.subtract({ days: start.dayOfWeek - 1 });
  for (let on = Temporal.PlainDate.from(from > startsOn ? from : startsOn); ; on = on.add({ days: 1 })) {
    const weeks = Math.floor(monday.until(on).days / 7);
    const months = (on.year - start.year) * 12 + on.month - start.month;
    const comes =
      frequency === "WEEKLY"
        ? weeks % every === 0 && weekdays.includes(on.dayOfWeek)
        : months % every === 0 && on.day === Math.min(monthDay!, on.daysInMonth);
    if (comes) return on.toString();
  }
}

describe("what follows the newest one", () => {
  test("comes the day after, and is the very next", () => {
    expect(occurrenceAfter(weekly, "2026-11-02", "2026-11-03")).toEqual({ on: "2026-11-05", skipped: 0 });
  });

  test("what passed in between is counted, not made up", () => {
    expect(occurrenceAfter(weekly, "2026-11-02", "2026-11-17")).toEqual({ on: "2026-11-19", skipped: 4 });
    expect(occurrenceAfter(weekly, "2026-11-02", "2026-11-16")).toEqual({ on: "2026-11-16", skipped: 3 });
  });

  test("is nothing once the series has ended", () => {
    expect(occurrenceAfter({ ...weekly, endsOn: "2026-11-10" }, "2026-11-02", "2026-11-17")).toBeNull();
  });
});
