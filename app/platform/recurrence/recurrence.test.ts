import fc from "fast-check";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { dayOfRound, daysOfRounds, momentOn, occurrenceAfter, occurrenceFrom, type Recurrence } from "./recurrence.ts";
import { ruleText } from "./rule-text.ts";

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
      frequency: fc.constant("DAILY" as const),
      every: fc.integer({ min: 1, max: 40 }),
      weekdays: fc.constant([]),
      monthDay: fc.constant(null),
      startsOn: day,
      endsOn: fc.constant(null),
    }),
    fc.record({
      frequency: fc.constant("MONTHLY" as const),
      every: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 2 }),
      monthDay: fc.constant(null),
      weekOfMonth: fc.constantFrom(1, 2, 3, 4, -1),
      startsOn: day,
      endsOn: fc.constant(null),
    }),
    fc.record({
      frequency: fc.constant("WEEKLY" as const),
      every: fc.integer({ min: 1, max: 12 }),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
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

  test("it comes so many times and no more", () => {
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 6 }), (recurrence, count) => {
        const days = first(recurrence, recurrence.startsOn, count + 1);
        expect(first({ ...recurrence, count }, recurrence.startsOn, count + 1)).toEqual(days.slice(0, count));
      }),
      { numRuns: 200 },
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
      { numRuns: 300 },
    );
  });
});

/** Looks at each day in turn. */
function byCounting(rule: Recurrence, from: string): string {
  const { frequency, every, startsOn } = rule;
  const start = Temporal.PlainDate.from(startsOn);
  const monday = start.subtract({ days: start.dayOfWeek - 1 });
  for (let on = Temporal.PlainDate.from(from > startsOn ? from : startsOn); ; on = on.add({ days: 1 })) {
    const rounds = {
      DAILY: start.until(on).days,
      WEEKLY: Math.floor(monday.until(on).days / 7),
      MONTHLY: (on.year - start.year) * 12 + on.month - start.month,
    };
    if (rounds[frequency] % every === 0 && isDayOf(rule, on, start)) return on.toString();
  }
}

function isDayOf(rule: Recurrence, on: Temporal.PlainDate, start: Temporal.PlainDate): boolean {
  const { frequency, weekdays, monthDay, weekOfMonth } = rule;
  if (frequency === "DAILY") return true;
  if (frequency === "WEEKLY") return (weekdays.length > 0 ? weekdays : [start.dayOfWeek]).includes(on.dayOfWeek);
  if (!weekOfMonth) return on.day === Math.min(monthDay!, on.daysInMonth);
  const inWeek = weekOfMonth > 0 ? Math.ceil(on.day / 7) === weekOfMonth : on.day + 7 > on.daysInMonth;
  return inWeek && weekdays.includes(on.dayOfWeek);
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

describe("rounds of one day each", () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => Temporal.PlainDate.from("2020-01-01").add({ days }));

  test("years come on the day of the start, of a leap day on the last of February, and never on the start itself", () => {
    const yearly = { frequency: "YEARLY", every: 1, startsOn: "2024-02-29" } as const;
    expect(daysOfRounds(yearly, "2024-02-01", "2028-03-01")).toEqual([
      "2025-02-28",
      "2026-02-28",
      "2027-02-28",
      "2028-02-29",
    ]);
    expect(daysOfRounds(yearly, "2020-01-01", "2025-02-27")).toEqual([]);
  });

  test("between two days they are those that counting round by round finds", () => {
    const frequency = fc.constantFrom("DAILY" as const, "WEEKLY" as const, "MONTHLY" as const, "YEARLY" as const);
    fc.assert(
      fc.property(
        frequency,
        fc.integer({ min: 1, max: 5 }),
        day,
        day,
        fc.nat(800),
        (unit, every, start, on, lasting) => {
          const rounds = { frequency: unit, every, startsOn: start.toString() };
          const [from, to] = [on.toString(), on.add({ days: lasting }).toString()];
          const counted: string[] = [];
          for (let round = 1; dayOfRound(rounds, round) <= to; round += 1) counted.push(dayOfRound(rounds, round));
          expect(daysOfRounds(rounds, from, to)).toEqual(counted.filter((each) => each >= from));
        },
      ),
      { numRuns: 200 },
    );
  });

  test("are the days of the rule, one after the other", () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom("DAILY" as const, "WEEKLY" as const, "MONTHLY" as const),
        fc.integer({ min: 1, max: 6 }),
        (start, frequency, every) => {
          const startsOn = start.toString();
          const rule = { frequency, every, weekdays: [], monthDay: start.day, startsOn, endsOn: null };
          expect([0, 1, 2, 3].map((round) => dayOfRound(rule, round))).toEqual(first(rule, startsOn, 4));
        },
      ),
      { numRuns: 300 },
    );
  });

  test("go back before the start as well", () => {
    expect(dayOfRound({ frequency: "WEEKLY", every: 2, startsOn: "2026-11-16" }, -1)).toBe("2026-11-02");
  });

  test("have the same hour by the clock on every day, in every zone", () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 1_439 }),
        fc.constantFrom("Europe/Berlin", "Asia/Kolkata", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham"),
        (on, minute, zone) => {
          const shown = Temporal.Instant.fromEpochMilliseconds(
            momentOn(on.toString(), minute, zone).getTime(),
          ).toZonedDateTimeISO(zone);
          const asked = on.toPlainDateTime().add({ minutes: minute });
          const leftOut = shown.toPlainDateTime().since(asked).total("minutes");
          expect(shown.hoursInDay < 24 ? [0, 30, 60] : [0]).toContain(leftOut);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
