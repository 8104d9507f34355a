import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestPeople, suppressed, tellable } from "./small-groups.ts";

const rule = { people: ({ people }: { people: number }) => people };
const sizesOf = (sizes: readonly number[], fewest?: number) => {
  const groups = sizes.map((people) => ({ people }));
  const told = tellable(groups, { ...rule, ...(fewest && { fewest }) });
  return groups.map((group) => (told.has(group) ? group.people : null));
};

test("of fewer than five nothing is told", () => {
  expect([suppressed(3.14, 4), suppressed(3.14, 5), suppressed(null, 9)]).toEqual([null, 3.1, null]);
});

test("groups large enough are told, and empty ones", () => {
  expect(sizesOf([9, 5, 2, 4, 0])).toEqual([9, 5, null, null, 0]);
  expect(sizesOf([9, 3, 2], 3)).toEqual([9, null, null]);
  expect(sizesOf([2, 1])).toEqual([null, null]);
});

test("no small group is told, nor can be worked out from the whole and the others", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 }), (sizes) => {
      const shown = sizesOf(sizes);
      const hidden = sizes.filter((size, place) => size > 0 && shown[place] === null);
      const told = shown.filter((size): size is number => size !== null && size > 0);
      for (const size of told) expect(size).toBeGreaterThanOrEqual(fewestPeople);
      const together = hidden.reduce((sum, size) => sum + size, 0);
      if (told.length > 0 && hidden.length > 0) expect(hidden.length > 1 && together >= fewestPeople).toBe(true);
    }),
  );
});
