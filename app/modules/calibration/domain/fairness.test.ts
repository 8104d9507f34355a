import fc from "fast-check";
import { expect, test } from "vitest";
import { fourFifths, leniencyOf, studentT } from "./fairness.ts";
import { fewestPeople as fewest } from "#app/platform/privacy/small-groups.ts";

test("the quantile is that of the tables", () => {
  for (const [freedom, t] of [
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ] as const)
    expect(Math.abs(studentT(freedom) / t - 1)).toBeLessThan(0.01);
});

test("a rater of fewer than five people is not judged, nor anybody beside fewer than five others", () => {
  const four = { raterId: "ravi", scores: [5, 5, 5, 5] };
  const many = { raterId: "lena", scores: [1, 2, 3, 1, 2, 3, 1] };
  expect(leniencyOf([four, many])).toMatchObject([
    { mean: null, outstanding: false },
    { mean: null, outstanding: false },
  ]);
});

test("who gives far more than all others stands out, who gives the same does not", () => {
  const usual = [2, 3, 4, 3, 2, 4, 3, 3];
  const [generous, , usualOne] = leniencyOf([
    { raterId: "ravi", scores: [5, 5, 4, 5, 5, 5] },
    { raterId: "lena", scores: usual },
    { raterId: "omar", scores: usual },
  ]);
  expect(generous).toMatchObject({ outstanding: true });
  expect(generous!.interval!.from).toBeGreaterThan(0);
  expect(usualOne).toMatchObject({ outstanding: false });
});

test("the interval holds the difference, and turns with it", () => {
  const scores = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: fewest, maxLength: 30 });
  fc.assert(
    fc.property(scores, scores, (one, other) => {
      const [first, second] = leniencyOf([
        { raterId: "a", scores: one },
        { raterId: "b", scores: other },
      ]);
      expect(first!.difference).toBeCloseTo(-second!.difference!, 9);
      if (!first!.interval) return;
      expect(first!.interval.from).toBeLessThanOrEqual(first!.difference!);
      expect(first!.interval.to).toBeGreaterThanOrEqual(first!.difference!);
      expect(first!.interval.from).toBeCloseTo(-second!.interval!.to, 9);
    }),
  );
});

const group = (name: string, favourable: number, of: number) =>
  Array.from({ length: of }, (_, at) => ({ group: name, favourable: at < favourable }));

test("a group below four fifths of the highest rate is marked; four fifths itself is not", () => {
  const rates = fourFifths([...group("A", 10, 10), ...group("B", 8, 10), ...group("C", 7, 10)]);
  expect(rates.map(({ group: name, below }) => [name, below])).toEqual([
    ["A", false],
    ["B", false],
    ["C", true],
  ]);
});

test("a group of four is told by its size alone and changes nobody's ratio", () => {
  const rates = fourFifths([...group("A", 3, 10), ...group("B", 3, 10), ...group("C", 4, 4)]);
  expect(rates.find(({ group: name }) => name === "C")).toEqual({
    group: "C",
    people: 4,
    rate: null,
    ratio: null,
    below: false,
  });
  expect(rates.every(({ below }) => !below)).toBe(true);
});

test("one group alone, or nobody rated favourably, compares with nothing", () => {
  expect(fourFifths(group("A", 5, 10))).toMatchObject([{ ratio: null, below: false }]);
  expect(fourFifths([...group("A", 0, 10), ...group("B", 0, 10)])).toMatchObject([{ ratio: null }, { ratio: null }]);
});
