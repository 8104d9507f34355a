import fc from "fast-check";
import { expect, test } from "vitest";
import { groupPeople, type Placed } from "./coarsen.ts";
import type { Attribute } from "./survey.ts";

const order: Attribute[] = ["DIVISION", "TEAM", "LOCATION"];
const path = (...ways: string[][]) => fc.constantFrom(...ways);
const person = fc.record({
  unit: path(["a1", "a"], ["a2", "a"], ["b1", "b"], ["b"], []),
  lead: path(["m1", "m0"], ["m2", "m0"], ["m0"], []),
  place: path(["x"], ["y"], []),
});

const placed = (people: readonly { unit: string[]; lead: string[]; place: string[] }[]): Placed[] =>
  people.map(({ unit, lead, place }, at) => ({
    id: String(at),
    paths: { DIVISION: unit, TEAM: lead, LOCATION: place },
  }));

test("every group has at least so many people, or there is one group alone", () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 60 }), fc.integer({ min: 2, max: 9 }), (people, fewest) => {
      const { groups, groupOf } = groupPeople(placed(people), order, fewest);
      expect(groupOf.size).toBe(people.length);
      expect(groups.reduce((sum, { asked }) => sum + asked, 0)).toBe(people.length);
      if (groups.length > 1) expect(Math.min(...groups.map(({ asked }) => asked))).toBeGreaterThanOrEqual(fewest);
    }),
  );
});

test("a group says of nobody what is not true of them", () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 40 }), (people) => {
      const all = placed(people);
      const { groups, groupOf } = groupPeople(all, order, 4);
      for (const { id, paths } of all) {
        const { place } = groups[groupOf.get(id)!]!;
        for (const attribute of order) if (place[attribute]) expect(paths[attribute]).toContain(place[attribute]);
      }
    }),
  );
});

test("the least important attribute is told less closely first", () => {
  const people = placed([
    ...Array.from({ length: 5 }, () => ({ unit: ["a1", "a"], lead: ["m1", "m0"], place: ["x"] })),
    ...Array.from({ length: 2 }, () => ({ unit: ["a1", "a"], lead: ["m1", "m0"], place: ["y"] })),
    ...Array.from({ length: 2 }, () => ({ unit: ["a1", "a"], lead: ["m2", "m0"], place: ["y"] })),
  ]);
  const { groups } = groupPeople(people, order, 4);
  expect(groups.map(({ place, asked }) => [place["DIVISION"], place["TEAM"], place["LOCATION"], asked])).toEqual([
    ["a1", "m0", null, 4],
    ["a1", "m1", "x", 5],
  ]);
});
