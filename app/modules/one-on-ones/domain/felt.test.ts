import fc from "fast-check";
import { expect, test } from "vitest";
import { feltBands, peopleIn, toldByPeriod, toldFelt } from "./felt.ts";

const of = (LOW: number, MIDDLE: number, HIGH: number) => ({ mean: 3.14, LOW, MIDDLE, HIGH });

test("shares of at least five people are told, and what is left out is two bands or none", () => {
  expect(toldFelt(of(5, 5, 10))).toEqual({ mean: 3.1, shares: { LOW: 25, MIDDLE: 25, HIGH: 50 } });
  expect(toldFelt(of(3, 9, 8))).toEqual({ mean: 3.1, shares: { LOW: null, MIDDLE: 45, HIGH: null } });
  expect(toldFelt(of(1, 2, 1))).toEqual({ mean: null, shares: { LOW: null, MIDDLE: null, HIGH: null } });
});

test("where all said the same, no share tells it of each", () => {
  expect(toldFelt(of(0, 0, 12)).shares).toEqual({ LOW: null, MIDDLE: null, HIGH: null });
});

test("whatever people said, nothing told stands for one to four of them", () => {
  const count = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(count, count, count, (low, middle, high) => {
      const counts = of(low, middle, high);
      const { shares } = toldFelt(counts);
      const hidden = feltBands.filter((band) => shares[band] === null);
      for (const band of feltBands)
        if (shares[band] !== null) expect([0, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(counts[band]);
      if (hidden.length > 0 && hidden.length < 3) {
        const together = hidden.reduce((sum, band) => sum + counts[band], 0);
        expect(together).toBeGreaterThanOrEqual(5);
      }
    }),
  );
});

test("a month of too few is left out, and one more where it could be worked out", () => {
  const months = [of(2, 1, 0), of(5, 5, 5), of(10, 10, 10)].map((felt) => ({ felt }));
  const told = toldByPeriod(months);
  expect(months.map((one) => told.get(one)!.mean)).toEqual([null, null, 3.1]);
  expect(peopleIn(months[1]!.felt)).toBe(15);
});
