import fc from "fast-check";
import { expect, test } from "vitest";
import { consistencyOf, countsUntil, keepUntil, nextStep, rankOf, steps, stillCounts, type Step } from "./steps.ts";

const policy = { VERBAL: 6, WRITTEN: 12, FINAL: 24 };
const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const step = fc.constantFrom(...steps);

test("a step counts to the day before the same day so many months on, leap days and short months too", () => {
  expect(countsUntil("VERBAL", "2026-03-15", policy)).toBe("2026-09-14");
  expect(countsUntil("WRITTEN", "2024-02-29", policy)).toBe("2025-02-27");
  expect(countsUntil("VERBAL", "2026-08-31", policy)).toBe("2027-02-27");
  expect(countsUntil("NONE", "2026-03-15", policy)).toBeNull();
  expect(countsUntil("FINAL", "2026-03-15", { ...policy, FINAL: 0 })).toBeNull();
  expect(keepUntil("2024-02-29", 12)).toBe("2025-02-28");
  expect(keepUntil("2024-02-29", null)).toBeNull();
});

test("the next step is above what counts, and never below it", () => {
  expect(nextStep([], policy, "2026-11-16")).toBe("VERBAL");
  const verbal = { step: "VERBAL" as const, countsUntil: "2026-11-16" };
  expect(nextStep([verbal], policy, "2026-11-16")).toBe("WRITTEN");
  expect(nextStep([verbal], policy, "2026-11-17")).toBe("VERBAL");
  expect(nextStep([verbal], { ...policy, WRITTEN: 0 }, "2026-11-16")).toBe("FINAL");
  expect(nextStep([verbal], { VERBAL: 0, WRITTEN: 0, FINAL: 0 }, "2026-11-16")).toBe("NONE");
  fc.assert(
    fc.property(fc.array(fc.record({ step, countsUntil: fc.option(day) })), day, (before, today) => {
      const next = nextStep(before, policy, today);
      const counting = before.filter((one) => stillCounts(one, today)).map((one) => rankOf(one.step));
      expect(rankOf(next)).toBeGreaterThanOrEqual(Math.max(1, ...counting));
    }),
  );
});

test("what was done alike is told from three people on, without order and names", () => {
  const alike = (...all: Step[]) => all.map((one, place) => ({ employeeId: String(place), step: one }));
  expect(consistencyOf(alike("WRITTEN", "WRITTEN"))).toBeNull();
  expect(consistencyOf(alike("VERBAL", "WRITTEN", "WRITTEN", "FINAL"))).toEqual([
    { step: "WRITTEN", count: 2 },
    { step: "VERBAL", count: 1 },
  ]);
  const one = { employeeId: "a", step: "FINAL" as const };
  expect(consistencyOf([one, one, one, one])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.record({ employeeId: fc.constantFrom("a", "b", "c", "d"), step })), (latest) => {
      const told = consistencyOf(latest);
      const people = new Set(latest.map(({ employeeId }) => employeeId)).size;
      expect(told === null).toBe(people < 3);
      if (told) expect(told.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    }),
  );
});
