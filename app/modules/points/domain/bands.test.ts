import fc from "fast-check";
import { expect, test } from "vitest";
import { bandFaults, bandOf, sameThresholds, type Measured } from "./bands.ts";
import { standardRules, type Band } from "./rules.ts";

const late = (minutes: number, more: Partial<Measured> = {}): Measured => ({
  ...{ kind: "LATE_ARRIVAL", day: "2026-11-18", minutes, days: null, shiftMinutes: null },
  ...more,
});
const missed = (days: number): Measured => ({ ...late(0), kind: "MISSED_SHIFT", minutes: null, days });
const row = (min: number, max: number | null, more: Partial<Band> = {}): Band => ({
  ...{ id: `${min}`, kind: "LATE_ARRIVAL", min, max, points: 1 },
  ...{ applicableDays: "ALL_DAYS", shiftDuration: "ANY_SHIFT" },
  ...more,
});
const pointsOf = (event: Measured) => bandOf(standardRules, event)?.points ?? 0;

test("the rules a company begins with have neither holes nor overlaps, and points for every length", () => {
  expect(bandFaults(standardRules.bands)).toEqual([]);
  expect([4, 5, 9, 10, 29, 30, 59, 60, 600].map((minutes) => pointsOf(late(minutes)))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 3, 3,
  ]);
  expect([1, 2, 4, 5, 30].map((days) => pointsOf(missed(days)))).toEqual([5, 10, 10, 10, 10]);
});

test("overlap, hole and a missing top are refused with their rows", () => {
  const fault = (...bands: Band[]) => bandFaults(bands)[0];
  expect(fault(row(5, 10), row(9, null))).toMatchObject({ fault: "OVERLAP", first: 1, second: 2 });
  expect(fault(row(20, null), row(5, 10))).toMatchObject({ fault: "GAP", first: 1, second: 2 });
  expect(fault(row(5, 10))).toMatchObject({ fault: "NO_TOP", first: 1, second: 1 });
  expect(fault(row(10, 10), row(20, null))).toMatchObject({ fault: "EMPTY", first: 1 });
  expect(fault(row(5, null), row(5, null, { applicableDays: "WEEKENDS" }))).toMatchObject({ fault: "OVERLAP" });
  expect(fault(row(5, null, { applicableDays: "WEEKDAYS" }), row(5, null, { applicableDays: "WEEKENDS" }))).toBe(
    undefined,
  );
});

test("where no row is at fault, at most one holds for any shift, and above the lowest one always does", () => {
  const bands = fc.array(
    fc.record({ min: fc.integer({ min: 1, max: 6 }), max: fc.option(fc.integer({ min: 2, max: 8 }), { nil: null }) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(bands, fc.integer({ min: 1, max: 12 }), (said, minutes) => {
      const rows = said.map(({ min, max }, place) => row(min, max, { id: `${place}` }));
      fc.pre(bandFaults(rows).length === 0);
      const held = rows.filter(({ min, max }) => minutes >= min && (max === null || minutes < max));
      const lowest = Math.min(...rows.map(({ min }) => min));
      expect(held).toHaveLength(minutes >= lowest ? 1 : 0);
    }),
    { numRuns: 300 },
  );
});

test("rows hold for their days and their lengths of shift", () => {
  const rules = {
    ...standardRules,
    bands: [row(5, null, { applicableDays: "WEEKENDS" }), row(5, null, { id: "half", shiftDuration: "HALF_SHIFT" })],
  };
  expect(bandOf(rules, late(6, { day: "2026-11-21" }))?.id).toBe("5");
  expect(bandOf(rules, late(6))).toBeNull();
  expect(bandOf(rules, late(6, { shiftMinutes: 240 }))?.id).toBe("half");
});

test("what is not counted costs nothing, and two thresholds at the same points are found", () => {
  const rules = { ...standardRules, counts: { ...standardRules.counts, LATE_ARRIVAL: false } };
  expect(bandOf(rules, late(30))).toBeNull();
  const [first] = standardRules.thresholds;
  expect(sameThresholds([...standardRules.thresholds, first!])).toEqual({ first: 1, second: 4 });
  expect(sameThresholds(standardRules.thresholds)).toBeNull();
});
