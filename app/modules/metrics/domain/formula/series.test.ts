import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluate } from "./evaluate.ts";
import { inOrder } from "./order.ts";
import { parseFormula } from "./parse-formula.ts";
import { computedNow, computedSeries, type Series } from "./series.ts";

const count = { type: "COUNT" } as const;
const percentage = { type: "PERCENTAGE" } as const;
const read = (text: string) => {
  const node = parseFormula(text);
  if (!node.ok) throw new Error(node.fault.code);
  return node.value;
};
const series = (points: Record<string, number>, measure: Series["measure"] = count): Series => ({
  measure,
  points: Object.entries(points)
    .sort()
    .map(([date, value]) => ({ date, value })),
});

test("each day has the newest values by then; before all have one there is none, and a division by zero leaves a gap", () => {
  const known = new Map([
    ["won", series({ "2026-01-01": 10, "2026-02-01": 12, "2026-03-01": 9 })],
    ["deals", series({ "2026-01-15": 2, "2026-02-15": 0, "2026-02-20": 3 })],
  ]);
  expect(computedSeries(read("won / deals"), known, count)).toEqual([
    { date: "2026-01-15", value: 5 },
    { date: "2026-02-01", value: 6 },
    { date: "2026-02-20", value: 4 },
    { date: "2026-03-01", value: 3 },
  ]);
});

test("a share of two counts is a percentage, and percentages count as shares", () => {
  const known = new Map([
    ["lost", series({ "2026-01-01": 5 })],
    ["all", series({ "2026-01-01": 40 })],
    ["rate", series({ "2026-01-01": 62.5 }, percentage)],
  ]);
  expect(computedSeries(read("lost / all"), known, percentage)).toEqual([{ date: "2026-01-01", value: 12.5 }]);
  expect(computedSeries(read("1 - rate"), known, percentage)).toEqual([{ date: "2026-01-01", value: 37.5 }]);
  expect(computedSeries(read("rate * all"), known, count)).toEqual([{ date: "2026-01-01", value: 25 }]);
});

test("a window reaches so many days back, the day itself among them", () => {
  const known = new Map([["sold", series({ "2026-01-01": 1, "2026-01-02": 2, "2026-01-08": 4, "2026-01-09": 8 })]]);
  expect(computedSeries(read("sum_days(sold, 8)"), known, count).map(({ value }) => value)).toEqual([1, 3, 7, 14]);
  expect(computedSeries(read("average_days(sold, 2)"), known, count).map(({ value }) => value)).toEqual([1, 1.5, 4, 6]);
  expect(computedNow(read("sum_days(sold, 3)"), known, "2026-01-11", count)).toEqual({ ok: true, value: 8 });
});

test("the last day of a series says what is computed of all values, and each day what a day by day reading says", () => {
  const days = fc.dictionary(
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, "0")}`),
    fc.integer({ min: -50, max: 50 }),
    { minKeys: 1, maxKeys: 12 },
  );
  fc.assert(
    fc.property(days, days, fc.constantFrom("a + b", "a / b", "a - 2 * b", "max(a, b)"), (one, other, text) => {
      const known = new Map([
        ["a", series(one)],
        ["b", series(other)],
      ]);
      const node = read(text);
      const computed = computedSeries(node, known, count);
      const plain = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().flatMap((date) => {
        const newest = (points: Record<string, number>) =>
          points[
            Object.keys(points)
              .filter((day) => day <= date)
              .sort()
              .at(-1) ?? ""
          ] ?? null;
        const outcome = evaluate(node, { newest: (key) => newest(key === "a" ? one : other), within: () => [] });
        return outcome.ok && outcome.value !== null ? [{ date, value: outcome.value }] : [];
      });
      expect(computed.map(({ date }) => date)).toEqual(plain.map(({ date }) => date));
      for (const [index, { value }] of computed.entries()) expect(value).toBeCloseTo(plain[index]!.value, 5);
    }),
    { numRuns: 1_000 },
  );
});

test("computed metrics stand after what they read, and a circle is left out", () => {
  const ids = (metrics: readonly { id: string }[]) => metrics.map(({ id }) => id);
  expect(
    ids(
      inOrder([
        { id: "c", sourceIds: ["b", "x"] },
        { id: "b", sourceIds: ["a"] },
        { id: "a", sourceIds: ["x"] },
      ]),
    ),
  ).toEqual(["a", "b", "c"]);
  expect(
    ids(
      inOrder([
        { id: "a", sourceIds: ["b"] },
        { id: "b", sourceIds: ["a"] },
        { id: "c", sourceIds: [] },
      ]),
    ),
  ).toEqual(["c"]);
});
