import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, type Answered, type Block } from "./blocks.ts";
import { coarserBlocks, coarserPlaces, nowhere } from "./coarser.ts";
import type { Frame, Group } from "./survey.ts";

const frame: Frame = { attributes: ["DIVISION", "LOCATION"], names: {}, above: { a: "top", b: "top", c: "b" } };

const survey = fc
  .array(
    fc.record({
      unit: fc.constantFrom("top", "a", "b", "c"),
      place: fc.constantFrom("x", "y", "z"),
      answered: fc.integer({ min: 0, max: 12 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    const groups = rows.map(({ unit, place, answered }, number): Group => ({
      ...{ number, asked: answered + 1, place: { DIVISION: unit, LOCATION: place } },
    }));
    const blocksFrom = (fewest: number, counts: (answered: number) => [string, number][]) =>
      blocksOf(
        groups,
        (number): Answered => {
          const { answered } = rows[number]!;
          return { answered, counts: new Map(counts(answered)) };
        },
        { order: frame.attributes, fewest, above: frame.above },
      );
    return { groups, blocksFrom };
  });
const halves = (answered: number): [string, number][] => [
  ["yes", Math.floor(answered / 2)],
  ["no", Math.ceil(answered / 2)],
];
const minimums = fc.integer({ min: 5, max: 20 });
const answersIn = (blocks: readonly Block[]) => blocks.reduce((sum, { answered }) => sum + answered, 0);

test("joined blocks are whole old ones with so many answers each, so that old and new numbers together tell no more", () => {
  fc.assert(
    fc.property(survey, minimums, ({ groups, blocksFrom }, fewest) => {
      const before = blocksFrom(4, halves);
      const after = coarserBlocks(before, { groups, frame }, fewest);
      for (const { groups: numbers, answered, counts } of after) {
        const parts = before.filter((block) => block.groups.some((number) => numbers.includes(number)));
        expect(parts.flatMap((block) => block.groups).sort((one, other) => one - other)).toEqual(numbers);
        expect([answered, counts["yes"]]).toEqual([
          answersIn(parts),
          parts.reduce((sum, block) => sum + block.counts["yes"]!, 0),
        ]);
        expect(answered).toBeGreaterThanOrEqual(fewest);
      }
      // All of it is still told wherever there is enough in all.
      expect(answersIn(after)).toBe(answersIn(before) >= fewest ? answersIn(before) : 0);
    }),
    { numRuns: 300 },
  );
});

test("comments stand among so many forms afterwards, or nowhere", () => {
  fc.assert(
    fc.property(survey, minimums, ({ groups, blocksFrom }, fewest) => {
      const [forms, commented] = [blocksFrom(4, () => []), blocksFrom(8, () => [])];
      const places = commented.map((block) => block.groups);
      const placeOf = coarserPlaces(places, forms, { groups, frame }, fewest);
      for (const place of places) {
        const now = placeOf(place);
        if (answersIn(forms) < fewest) expect(now).toEqual([nowhere]);
        else {
          expect(place.every((number) => now.includes(number))).toBe(true);
          const behind = forms.filter((block) => block.groups.every((number) => now.includes(number)));
          expect(answersIn(behind)).toBeGreaterThanOrEqual(fewest);
          // Forms that lie partly inside would make a comment's neighbours countable.
          expect(behind.flatMap((block) => block.groups).toSorted((one, other) => one - other)).toEqual(now);
        }
      }
      expect(placeOf([nowhere])).toEqual([nowhere]);
    }),
    { numRuns: 300 },
  );
});
