import { addDays } from "#app/platform/time/days.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forecast } from "./forecast.ts";
import type { GraphPoint } from "./progress-graph.ts";

const start = "2026-01-01";
const due = "2026-12-31";
const today = "2026-09-01";
const at = (day: number, percent: number): GraphPoint => ({ date: addDays(start, day), percent });
const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 6, maxLength: 40 })
  .filter((all) => Math.max(...all) - Math.min(...all) >= 14);
const noisy = days.chain((all) =>
  fc.tuple(...all.map((day) => fc.double({ min: -40, max: 160, noNaN: true }).map((percent) => at(day, percent)))),
);
const of = (points: readonly GraphPoint[]) => forecast(points, due, today);

describe("a forecast", () => {
  test("of a straight line is that line, with nothing to spare", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -10, max: 10 }), fc.integer({ min: -50, max: 50 }), (all, slope, level) => {
        const found = of(all.map((day) => at(day, level + slope * day)))!;
        expect(found.percent).toBeCloseTo(level + slope * 364, 0);
        expect(found.high - found.low).toBeCloseTo(0, 0);
      }),
      { numRuns: 1000 },
    );
  });

  test("holds the estimate between low and high", () => {
    fc.assert(
      fc.property(noisy, (points) => {
        const found = of(points)!;
        expect(found.low).toBeLessThanOrEqual(found.percent);
        expect(found.high).toBeGreaterThanOrEqual(found.percent);
      }),
      { numRuns: 1000 },
    );
  });

  test("does not depend on the order of what is known", () => {
    fc.assert(
      fc.property(noisy, (points) => {
        expect(of([...points].reverse())).toEqual(of(points));
      }),
      { numRuns: 300 },
    );
  });

  test("rises with all its points", () => {
    fc.assert(
      fc.property(noisy, fc.integer({ min: -30, max: 30 }), (points, shift) => {
        const moved = of(points.map((point) => ({ ...point, percent: point.percent + shift })))!;
        expect(moved.percent).toBeCloseTo(of(points)!.percent + shift, 0);
      }),
      { numRuns: 300 },
    );
  });

  test("is not turned by one odd check-in, which only widens it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 40, max: 90 }), (odd, jump) => {
        const line = Array.from({ length: 11 }, (_, index) => at(index * 10, index * 5));
        const bent = line.map((point, index) => (index === odd ? { ...point, percent: point.percent + jump } : point));
        const [straight, found] = [of(line)!, of(bent)!];
        expect(Math.abs(found.percent - straight.percent)).toBeLessThan(10);
        expect(found.high - found.low).toBeGreaterThan(straight.high - straight.low);
      }),
      { numRuns: 500 },
    );
  });

  test("names the day the line meets 100 %", () => {
    expect(of([at(0, 0), at(10, 10), at(20, 20), at(30, 30)])).toEqual({
      percent: 364,
      low: 364,
      high: 364,
      perWeek: 7,
      reachedOn: addDays(start, 100),
    });
    expect(of([at(0, 50), at(10, 45), at(20, 40), at(30, 35)])!.reachedOn).toBeNull();
  });

  test("is not made from too little", () => {
    expect(of([at(0, 0), at(10, 10), at(20, 20)])).toBeNull();
    expect(of([at(0, 0), at(1, 1), at(2, 2), at(3, 3), at(13, 4)])).toBeNull();
    expect(forecast([at(0, 0), at(10, 10), at(20, 20), at(30, 30)], addDays(start, 30), today)).toBeNull();
    expect(forecast([at(0, 0), at(10, 10), at(20, 20), at(30, 30)], due, addDays(start, 25))).toBeNull();
  });
});

test("four of five futures of noisy lines fall into the interval", () => {
  let inside = 0;
  let seed = 7;
  const uniform = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const noise = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()) * 5;
  for (let run = 0; run < 2000; run += 1) {
    const points = Array.from({ length: 12 }, (_, index) => at(index * 14, index * 4 + noise()));
    const found = of(points)!;
    const future = (364 / 14) * 4 + noise();
    if (future >= found.low && future <= found.high) inside += 1;
  }
  expect(inside / 2000).toBeGreaterThan(0.75);
  expect(inside / 2000).toBeLessThan(0.87);
});
