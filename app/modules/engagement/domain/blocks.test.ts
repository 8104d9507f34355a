import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, sumOf, type Answered } from "./blocks.ts";
import type { Attribute, Group } from "./survey.ts";

const order: Attribute[] = ["DIVISION", "LOCATION"];
const fewest = 5;

/** Groups over a grid of units and places with so many answers each, of which some say yes. */
const survey = fc
  .array(
    fc.record({
      unit: fc.constantFrom("a", "b", "c", "d"),
      place: fc.constantFrom("x", "y", "z"),
      answered: fc.integer({ min: 0, max: 12 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    const known = [...new Map(rows.map((row) => [`${row.unit} ${row.place}`, row])).values()];
    const groups = known.map(({ unit, place, answered }, number): Group => ({
      ...{ number, asked: answered + 2 },
      place: { DIVISION: unit, LOCATION: place },
    }));
    const answers = known.map(({ answered }): Answered => ({
      answered,
      counts: new Map([["yes", Math.floor(answered / 2)]]),
    }));
    return { groups, answersOf: (number: number) => answers[number]! };
  });

/** Whatever can be asked: each unit, each place, each unit in a place, and the whole. */
function questionsOf(groups: readonly Group[]): Set<number>[] {
  const by = (key: (group: Group) => string) =>
    [...Map.groupBy(groups, key).values()].map((some) => new Set(some.map(({ number }) => number)));
  return [
    new Set(groups.map(({ number }) => number)),
    ...by(({ place }) => place["DIVISION"]!),
    ...by(({ place }) => place["LOCATION"]!),
    ...by(({ place }) => `${place["DIVISION"]} ${place["LOCATION"]}`),
  ];
}

/**
 * What somebody with every published number can work out: the sums of people they can isolate by adding and subtracting
 * published sums, found as rows of the matrix brought into its reduced form.
 */
function isolated(published: readonly (readonly number[])[], sizes: readonly number[]): number[] {
  const rows = published.map((row) => [...row]);
  let at = 0;
  for (let column = 0; column < sizes.length; column += 1) {
    const pivot = rows.findIndex((row, place) => place >= at && Math.abs(row[column]!) > 1e-9);
    if (pivot < 0) continue;
    [rows[at], rows[pivot]] = [rows[pivot]!, rows[at]!];
    const by = rows[at]![column]!;
    rows[at] = rows[at]!.map((value) => value / by);
    for (const [place, row] of rows.entries())
      if (place !== at) rows[place] = row.map((value, each) => value - row[column]! * rows[at]![each]!);
    at += 1;
  }
  return rows.slice(0, at).map((row) => row.reduce((sum, value, each) => sum + Math.abs(value) * sizes[each]!, 0));
}

const vectorOf = (chosen: ReadonlySet<number>, count: number) =>
  Array.from({ length: count }, (_, number) => (chosen.has(number) ? 1 : 0));

test("no combination of published numbers speaks of fewer people than the fewest", () => {
  fc.assert(
    fc.property(survey, ({ groups, answersOf }) => {
      const blocks = blocksOf(groups, answersOf, { order, fewest });
      const published = questionsOf(groups).filter((chosen) => sumOf(blocks, chosen) !== null);
      const sizes = groups.map(({ number }) => answersOf(number).answered);
      const smallest = isolated(
        published.map((chosen) => vectorOf(chosen, groups.length)),
        sizes,
      ).filter((size) => size > 0);
      if (smallest.length > 0) expect(Math.min(...smallest)).toBeGreaterThanOrEqual(fewest);
    }),
    { numRuns: 400 },
  );
});

test("the attacker finds it where one number too many is published", () => {
  const groups = [3, 9].map((answered, number): Group => ({
    ...{ number, asked: answered },
    place: { DIVISION: number === 0 ? "a" : "b", LOCATION: "x" },
  }));
  // The whole and the larger of two: the smaller is the difference.
  const leaked = [new Set([0, 1]), new Set([1])];
  expect(
    Math.min(
      ...isolated(
        leaked.map((chosen) => vectorOf(chosen, 2)),
        [3, 9],
      ),
    ),
  ).toBe(3);
  const blocks = blocksOf(groups, (number) => ({ answered: [3, 9][number]!, counts: new Map() }), { order, fewest });
  expect(blocks).toHaveLength(1);
  expect(sumOf(blocks, new Set([1]))).toBeNull();
  expect(sumOf(blocks, new Set([0, 1]))?.answered).toBe(12);
});

test("what is published adds up to what was answered", () => {
  fc.assert(
    fc.property(survey, ({ groups, answersOf }) => {
      const all = groups.reduce((sum, { number }) => sum + answersOf(number).answered, 0);
      const whole = sumOf(blocksOf(groups, answersOf, { order, fewest }), new Set(groups.map(({ number }) => number)));
      expect(whole?.answered ?? 0).toBe(all >= fewest ? all : 0);
    }),
  );
});

test("what is too small joins its kin: only the smallest unit beside it is hidden with it", () => {
  const units = ["finance", "sales", "technology", "technology"];
  const answered = [3, 6, 20, 9];
  const groups = units.map((unit, number): Group => ({
    ...{ number, asked: 20 },
    place: { DIVISION: unit, LOCATION: `place ${number}` },
  }));
  const above = { finance: "all", sales: "all", technology: "all" };
  const blocks = blocksOf(groups, (number) => ({ answered: answered[number]!, counts: new Map() }), {
    ...{ order, fewest, above },
  });
  expect(blocks.map((block) => block.groups)).toEqual([[0, 1], [3], [2]]);
  expect(sumOf(blocks, new Set([2, 3]))?.answered).toBe(29);
});

/** Published sums of one wave as rows over the people of both waves: what somebody answers the next time is another unknown. */
function rowsOf(wave: number, people: readonly (readonly string[])[], published: readonly ReadonlySet<string>[]) {
  const all = people.flatMap((names, at) => names.map((name) => `${at} ${name}`));
  return published.map((names) =>
    all.map((person) => (person.startsWith(`${wave} `) && names.has(person.slice(2)) ? 1 : 0)),
  );
}

/** Every set of people whom the blocks of a wave let be told of: each unit, and the whole. */
function publishedPeople(units: ReadonlyMap<string, readonly string[]>): Set<string>[] {
  const names = [...units.keys()];
  const groups = names.map((unit, number): Group => ({
    ...{ number, asked: units.get(unit)!.length },
    place: { DIVISION: unit, LOCATION: "x" },
  }));
  const answered = (number: number) => ({ answered: units.get(names[number]!)!.length, counts: new Map() });
  const blocks = blocksOf(groups, answered, { order, fewest });
  return [...groups.map(({ number }) => new Set([number])), new Set(groups.map(({ number }) => number))]
    .filter((chosen) => sumOf(blocks, chosen) !== null)
    .map((chosen) => new Set([...chosen].flatMap((number) => units.get(names[number]!)!)));
}

const seats = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 5 });

/** A year with one leaver: the units of both waves, and who went. */
const twoWaves = seats.map((sizes) => {
  const first = new Map(
    sizes.map((size, unit) => [`u${unit}`, Array.from({ length: size }, (_, at) => `p${unit}.${at}`)]),
  );
  const leaver = first.get("u0")![0]!;
  const second = new Map([...first].map(([unit, names]) => [unit, names.filter((name) => name !== leaver)]));
  return { first, second, leaver };
});
const peopleIn = (units: ReadonlyMap<string, readonly string[]>) => [...units.values()].flat();

test("two waves with one leaver between them isolate nobody; the first counted anew without them does", () => {
  fc.assert(
    fc.property(twoWaves, ({ first, second, leaver }) => {
      const people = [peopleIn(first), peopleIn(second)];
      const ones = people.flat().map(() => 1);
      const honest = [...rowsOf(0, people, publishedPeople(first)), ...rowsOf(1, people, publishedPeople(second))];
      const sizes = isolated(honest, ones).filter((size) => size > 0);
      if (sizes.length > 0) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(fewest);
      // Planted: the whole of the first wave, and the whole of it as counted again once somebody has gone.
      const whole = new Set(people[0]);
      const planted = rowsOf(0, people, [whole, new Set([...whole].filter((name) => name !== leaver))]);
      expect(Math.min(...isolated(planted, ones).filter((size) => size > 0))).toBe(1);
    }),
    { numRuns: 200 },
  );
});

test("few of a unit who are all against are told with another unit's alone, though they differ; all in favour are told", () => {
  const groups = ["sales", "technology"].map((unit, number): Group => ({
    ...{ number, asked: 9 },
    place: { DIVISION: unit, LOCATION: "x" },
  }));
  const blocksFor = (counts: Record<string, number>[]) => {
    const answersOf = (number: number) => ({
      answered: Object.values(counts[number]!).reduce((sum, count) => sum + count, 0),
      counts: new Map(Object.entries(counts[number]!)),
    });
    const isAgainst = (key: string) => key.startsWith("no");
    return blocksOf(groups, answersOf, { order, fewest, isAgainst }).map((block) => block.groups);
  };
  expect(
    blocksFor([
      { no: 5, "no, never": 1 },
      { no: 2, yes: 4 },
    ]),
  ).toEqual([[0, 1]]);
  expect(
    blocksFor([
      { yes: 5, "yes, always": 1 },
      { no: 2, yes: 4 },
    ]),
  ).toEqual([[0], [1]]);
  // From twice the fewest on it is the mind of a group, and held against nobody of it.
  expect(
    blocksFor([
      { no: 5, "no, never": 5 },
      { no: 2, yes: 4 },
    ]),
  ).toEqual([[1], [0]]);
  expect(blocksFor([{ no: 3 }, { no: 2, "no, never": 2 }])).toEqual([]);
});

test("what all of a unit answered alike is told with another unit's alone, and of everybody alike not at all", () => {
  const groups = ["sales", "technology"].map((unit, number): Group => ({
    ...{ number, asked: 9 },
    place: { DIVISION: unit, LOCATION: "x" },
  }));
  const blocksFor = (counts: Record<string, number>[]) =>
    blocksOf(groups, (number) => ({ answered: 6, counts: new Map(Object.entries(counts[number]!)) }), {
      order,
      fewest,
    });
  expect(blocksFor([{ no: 6 }, { no: 2, yes: 4 }]).map((block) => block.groups)).toEqual([[0, 1]]);
  expect(blocksFor([{ no: 6 }, { yes: 6 }]).map((block) => block.groups)).toEqual([[0, 1]]);
  expect(blocksFor([{ no: 6 }, { no: 6 }])).toEqual([]);
});
