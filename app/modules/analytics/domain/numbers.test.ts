import fc from "fast-check";
import { expect, test } from "vitest";
import { addSums, changeOf, contributionOf, numberOf, type PartSums } from "./numbers.ts";

const mean = { sum: "MEAN", secrecy: "NAMED", digits: 1 } as const;
const count = { sum: "COUNT", secrecy: "NAMED" } as const;
const of = (value: number, weight = 1, people = weight) => ({ value, weight, people });

test("a number is a sum, a mean or a share; guarded ones say nothing of nobody", () => {
  expect(numberOf(count, of(7))).toBe(7);
  expect(numberOf(mean, of(10, 4))).toBe(2.5);
  expect(numberOf(mean, of(0, 0))).toBeNull();
  expect(numberOf({ sum: "SHARE", secrecy: "NAMED" }, of(1, 3))).toBe(33);
  expect(numberOf({ sum: "COUNT", secrecy: "GUARDED" }, of(0, 0))).toBeNull();
});

test("what parts contribute adds up to the change of the whole", () => {
  const sums = fc.record({
    value: fc.integer({ min: 0, max: 100 }),
    weight: fc.integer({ min: 1, max: 20 }),
    people: fc.constant(5),
  });
  const parts = fc.array(fc.record({ key: fc.uuid(), now: sums, before: sums }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(parts, (all: PartSums[]) => {
      const whole = { now: addSums(all.map(({ now }) => now)), before: addSums(all.map(({ before }) => before)) };
      const together = all.reduce((sum, part) => sum + contributionOf(mean, part, whole), 0);
      const change = whole.now.value / whole.now.weight - whole.before.value / whole.before.weight;
      expect(together).toBeCloseTo(change, 8);
    }),
  );
});

test("what changed most is named in the direction of the change", () => {
  const parts = [
    { key: "sales", now: of(12, 12), before: of(5, 5) },
    { key: "works", now: of(3, 3), before: of(8, 8) },
  ];
  expect(changeOf(count, parts)).toEqual({ kind: "ROSE", now: 15, before: 13, most: { key: "sales", by: 7 } });
  expect(changeOf(count, [{ key: "sales", now: of(2), before: of(2) }])).toMatchObject({ kind: "SAME", most: null });
  expect(changeOf(mean, [])).toEqual({ kind: "UNKNOWN", now: null, before: null, most: null });
});

test("a part that stayed the same is not named because others came, and none of several alike is", () => {
  const share = { sum: "SHARE", secrecy: "NAMED" } as const;
  const steps = [
    { key: "mobile", now: of(10, 10), before: of(10, 10) },
    { key: "platform", now: of(0, 1), before: of(0, 0) },
    { key: "works", now: of(14, 14), before: of(0, 0) },
  ];
  expect(changeOf(share, steps)).toEqual({ kind: "FELL", now: 96, before: 100, most: { key: "platform", by: -4 } });
  const alike = [
    { key: "sales", now: of(3), before: of(2) },
    { key: "works", now: of(5), before: of(4) },
  ];
  expect(changeOf(count, alike)).toMatchObject({ kind: "ROSE", now: 8, before: 6, most: null });
  expect(changeOf(count, alike.slice(1))).toMatchObject({ kind: "ROSE", most: null });
});

test("nothing is said of a published part that was not told before, nor past what is of no part", () => {
  const guarded = { sum: "COUNT", secrecy: "GUARDED" } as const;
  const came = { key: "sales", now: of(8, 8), before: of(0, 0) };
  const rest = { key: null, now: of(9, 9), before: of(7, 7) };
  expect(changeOf(guarded, [came, rest])).toMatchObject({ kind: "ROSE", most: null });
  expect(changeOf(guarded, [{ ...came, before: of(5, 5) }, rest])).toMatchObject({ most: { key: "sales", by: 3 } });
  expect(changeOf(count, [came, rest])).toMatchObject({ most: { key: "sales", by: 8 } });
  expect(changeOf(count, [{ ...came, before: of(7, 7) }, rest])).toMatchObject({ kind: "ROSE", most: null });
});
