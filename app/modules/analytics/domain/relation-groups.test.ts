import fc from "fast-check";
import { expect, test } from "vitest";
import { relationGroups, spreadOf } from "./relation-groups.ts";

const of = (from: number, people: number) => ({ from, people, sum: people * 10, squares: people * 100 });
const cut = (...values: [number, number][]) =>
  relationGroups(values.map(([from, people]) => of(from, people))).map(({ from, below, people }) => [
    from,
    below,
    people,
  ]);

test("values few people have go with their neighbours, so that groups can be compared", () => {
  expect(cut([0, 6], [1, 30], [2, 7], [3, 6], [6, 6])).toEqual([
    [0, 2, 36],
    [2, null, 19],
  ]);
  expect(cut([5, 20], [8, 9])).toEqual([[5, null, 29]]);
  expect(cut([0, 4])).toEqual([[0, null, 4]]);
  expect(cut()).toEqual([]);
});

test("whoever is counted is in one group, of which there are four at most, each large enough", () => {
  const values = fc.uniqueArray(fc.record({ from: fc.nat(30), people: fc.integer({ min: 1, max: 40 }) }), {
    selector: ({ from }) => from,
    minLength: 1,
  });
  fc.assert(
    fc.property(values, (some) => {
      const groups = relationGroups(some.map(({ from, people }) => of(from, people)));
      const count = (all: readonly { people: number }[]) => all.reduce((sum, { people }) => sum + people, 0);
      expect(count(groups)).toBe(count(some));
      expect(groups.length).toBeLessThanOrEqual(4);
      if (groups.length > 1) for (const { people } of groups) expect(people).toBeGreaterThanOrEqual(10);
    }),
  );
});

test("mean and deviation come of sums", () => {
  expect(spreadOf({ from: 0, people: 3, sum: 12, squares: 56 })).toEqual({ people: 3, mean: 4, deviation: 2 });
  expect(spreadOf({ from: 0, people: 1, sum: 7, squares: 49 })).toEqual({ people: 1, mean: 7, deviation: 0 });
});
