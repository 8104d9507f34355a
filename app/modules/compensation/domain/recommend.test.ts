import fc from "fast-check";
import { expect, test } from "vitest";
import { whole } from "./exact.ts";
import { markOf, largestRaise, recommend, targetRaise, type Recommended } from "./recommend.ts";

const row = (target: number, maximum = target * 2) => ({
  rating: String(target),
  zone: "MIDDLE" as const,
  minimum: 0,
  target,
  maximum,
});
const person = fc.record({
  base: fc.integer({ min: 0, max: 50_000_000 }),
  rating: fc.integer({ min: 0, max: 5 }),
  months: fc.integer({ min: 0, max: 12 }),
});
const people = fc.array(person, { minLength: 1, maxLength: 30 }).map((some) =>
  some.map(({ base, rating, months }, at): Recommended => ({
    id: String(at),
    base,
    row: rating === 0 ? null : row(rating * 100),
    proration: { numerator: months, denominator: 12 },
  })),
);

test("a budget is given out to the minor unit, or as far as the guideline allows", () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 0, max: 200_000_000 }), (all, budget) => {
      const shares = recommend(all, budget);
      const sum = [...shares.values()].reduce((total, share) => total + share, 0);
      const most = all.reduce((total, one) => total + largestRaise(one), 0);
      expect(sum).toBe(Math.min(budget, most));
      for (const one of all) expect(shares.get(one.id)!).toBeLessThanOrEqual(largestRaise(one));
    }),
  );
});

test("a better rating never gets less, everything else being equal", () => {
  fc.assert(
    fc.property(
      // Small pay too, where rounding would make different aims the same.
      fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 50_000_000 })),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 12 }),
      fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 10_000_000 })),
      (base, ratings, budget) => {
        const shares = recommend(
          ratings.map((rating, at) => ({ id: String(at), base, row: row(rating * 100), proration: whole })),
          budget,
        );
        const ordered = ratings
          .map((rating, at) => [rating, shares.get(String(at))!] as const)
          .sort((a, b) => a[0] - b[0]);
        for (let at = 1; at < ordered.length; at += 1)
          if (ordered[at]![0] > ordered[at - 1]![0])
            expect(ordered[at]![1]).toBeGreaterThanOrEqual(ordered[at - 1]![1]);
      },
    ),
  );
});

test("who is meant to get a little more does, though what the guideline aims at is the same once it is rounded", () => {
  const [meets, exceeds] = [300, 400].map((target, at) => ({
    ...{ id: String(at), base: 17, row: row(target), proration: whole },
  }));
  expect([targetRaise(meets!), targetRaise(exceeds!)]).toEqual([1, 1]);
  expect([...recommend([meets!, exceeds!], 1).values()]).toEqual([0, 1]);
});

test("a raise says whether it keeps to its row", () => {
  const asha = { base: 60_000_00, row: { ...row(300), minimum: 200, maximum: 400 }, proration: whole };
  expect(targetRaise(asha, 100_00)).toBe(1_800_00);
  expect(markOf(1_800_00, asha)).toBe("WITHIN");
  expect(markOf(1_199_99, asha)).toBe("BELOW");
  expect(markOf(2_400_01, asha)).toBe("ABOVE");
  expect(markOf(9_999_99, { ...asha, row: null })).toBe("WITHIN");
});
