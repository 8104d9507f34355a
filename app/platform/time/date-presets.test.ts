import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { countsByFiscalYear, datePresets, daysOfPreset, type DatePreset } from "./date-presets.ts";

const counting = (today: string, { weekStart = 1, fiscalYearStartMonth = 1 } = {}) => ({
  ...{ today, weekStart, fiscalYearStartMonth },
});
const of = (preset: DatePreset, today: string, rest?: Parameters<typeof counting>[1]) => {
  const { from, to } = daysOfPreset(preset, counting(today, rest));
  return `${from} ${to}`;
};

test("every preset on the first day of a calendar year", () => {
  const all = Object.fromEntries(datePresets.map((preset) => [preset, of(preset, "2026-01-01")]));
  expect(all).toEqual({
    yesterday: "2025-12-31 2025-12-31",
    "last-7-days": "2025-12-26 2026-01-01",
    "last-14-days": "2025-12-19 2026-01-01",
    "last-30-days": "2025-12-03 2026-01-01",
    "last-week": "2025-12-22 2025-12-28",
    "last-2-weeks": "2025-12-15 2025-12-28",
    "this-month": "2026-01-01 2026-01-31",
    "last-month": "2025-12-01 2025-12-31",
    "last-2-months": "2025-11-01 2025-12-31",
    "past-3-months": "2025-11-01 2026-01-31",
    "past-6-months": "2025-08-01 2026-01-31",
    "past-12-months": "2025-02-01 2026-01-31",
    "this-quarter": "2026-01-01 2026-03-31",
    "last-quarter": "2025-10-01 2025-12-31",
    "last-2-quarters": "2025-07-01 2025-12-31",
    "this-year": "2026-01-01 2026-12-31",
    "last-year": "2025-01-01 2025-12-31",
    "all-time": "1970-01-01 2026-01-01",
  });
});

test("leap days are days of their month, and what begins after one counts it", () => {
  expect(of("this-month", "2024-02-29")).toBe("2024-02-01 2024-02-29");
  expect(of("last-month", "2024-03-31")).toBe("2024-02-01 2024-02-29");
  expect(of("last-month", "2023-03-31")).toBe("2023-02-01 2023-02-28");
  expect(of("yesterday", "2024-03-01")).toBe("2024-02-29 2024-02-29");
  expect(of("last-30-days", "2024-03-01")).toBe("2024-02-01 2024-03-01");
  expect(of("past-12-months", "2024-02-29")).toBe("2023-03-01 2024-02-29");
});

test("a week begins when the company says, also on that day and the day before it", () => {
  const weeks = (today: string) => [1, 6, 7].map((weekStart) => of("last-week", today, { weekStart }));
  // A Sunday, a Monday and a Saturday.
  expect(weeks("2026-11-22")).toEqual(["2026-11-09 2026-11-15", "2026-11-14 2026-11-20", "2026-11-15 2026-11-21"]);
  expect(weeks("2026-11-23")).toEqual(["2026-11-16 2026-11-22", "2026-11-14 2026-11-20", "2026-11-15 2026-11-21"]);
  expect(weeks("2026-11-21")).toEqual(["2026-11-09 2026-11-15", "2026-11-14 2026-11-20", "2026-11-08 2026-11-14"]);
  expect(of("last-2-weeks", "2026-01-05", { weekStart: 1 })).toBe("2025-12-22 2026-01-04");
});

test("quarters and years are of the fiscal year, and months are not", () => {
  const april = { fiscalYearStartMonth: 4 };
  expect(of("this-year", "2026-03-31", april)).toBe("2025-04-01 2026-03-31");
  expect(of("this-year", "2026-04-01", april)).toBe("2026-04-01 2027-03-31");
  expect(of("last-year", "2026-04-01", april)).toBe("2025-04-01 2026-03-31");
  expect(of("last-month", "2026-04-01", april)).toBe("2026-03-01 2026-03-31");
  const february = { fiscalYearStartMonth: 2 };
  expect(of("this-quarter", "2026-01-31", february)).toBe("2025-11-01 2026-01-31");
  expect(of("last-quarter", "2026-02-01", february)).toBe("2025-11-01 2026-01-31");
  expect(of("last-2-quarters", "2024-05-01", february)).toBe("2023-11-01 2024-04-30");
  expect(of("this-year", "2026-01-31", { fiscalYearStartMonth: 12 })).toBe("2025-12-01 2026-11-30");
  expect(datePresets.filter(countsByFiscalYear)).toEqual([
    ...["this-quarter", "last-quarter", "last-2-quarters", "this-year", "last-year"],
  ]);
});

test("whatever the day and the manner of counting: this holds the day, last ends before it and touches this", () => {
  const day = fc
    .integer({ min: -20_000, max: 40_000 })
    .map((days) => Temporal.PlainDate.from("2000-01-01").add({ days }).toString());
  const manner = fc.record({
    weekStart: fc.integer({ min: 1, max: 7 }),
    fiscalYearStartMonth: fc.integer({ min: 1, max: 12 }),
  });
  const next = (last: string) => Temporal.PlainDate.from(last).add({ days: 1 }).toString();
  fc.assert(
    fc.property(day, manner, (today, counts) => {
      const at = (preset: DatePreset) => daysOfPreset(preset, { today, ...counts });
      for (const unit of ["month", "quarter", "year"] as const) {
        const [now, before] = [at(`this-${unit}`), at(`last-${unit}`)];
        expect(now.from <= today && today <= now.to).toBe(true);
        expect(next(before.to)).toBe(now.from);
      }
      const week = at("last-week");
      expect(week.to < today).toBe(true);
      expect(next(at("last-2-weeks").to)).toBe(next(week.to));
      expect(Temporal.PlainDate.from(week.from).dayOfWeek).toBe(counts.weekStart);
      expect(Temporal.PlainDate.from(week.from).until(today).days).toBeLessThan(14);
    }),
  );
});
