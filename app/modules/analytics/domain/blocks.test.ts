import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, type PlacedFact } from "./blocks.ts";

const value = fc.constantFrom("a", "b", "c", null);
const person = fc.record({
  ...{ unit: value, manager: value, location: value, function: value, grade: value, tenure: value },
});
const people = fc
  .array(person, { maxLength: 60 })
  .map((all): PlacedFact[] => all.map((one, place) => ({ ...one, id: String(place) })));

test("everybody is in one group of at least five, or there is none", () => {
  fc.assert(
    fc.property(people, (all) => {
      const blocks = blocksOf(all);
      if (all.length < 5) {
        expect(blocks).toEqual([]);
        return;
      }
      for (const block of blocks) expect(block.length).toBeGreaterThanOrEqual(5);
      expect(
        blocks
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(all.map(({ id }) => id).sort());
    }),
  );
});

test("groups are alike where sizes allow it", () => {
  const of = (unit: string, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...{ id: `${unit}${place}`, unit, manager: null, location: null, function: null, grade: null, tenure: null },
    }));
  const units = blocksOf([...of("a", 7), ...of("b", 6), ...of("c", 2)]).map((block) => [
    ...new Set(block.map(({ unit }) => unit)),
  ]);
  expect(units).toEqual([["a"], ["c", "b"]]);
});
