import fc from "fast-check";
import { expect, test } from "vitest";
import { fewestPeople, suppressed, tellable } from "./suppression.ts";

test("of fewer than five nothing is told", () => {
  expect([suppressed(3.14, 4), suppressed(3.14, 5), suppressed(null, 9)]).toEqual([null, 3.1, null]);
});

test("no group of fewer than five is told, nor can be worked out from the whole and the others", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 }), (sizes) => {
      const groups = sizes.map((people) => ({ people }));
      const told = tellable(groups);
      const left = groups.filter((group) => !told.has(group)).reduce((sum, { people }) => sum + people, 0);
      for (const { people } of told) expect(people).toBeGreaterThanOrEqual(fewestPeople);
      if (told.size > 0) expect(left === 0 || left >= fewestPeople).toBe(true);
    }),
  );
});

test("groups large enough are told", () => {
  const groups = [{ people: 9 }, { people: 5 }, { people: 2 }, { people: 4 }];
  expect([...tellable(groups)]).toEqual([groups[0], groups[1]]);
});
