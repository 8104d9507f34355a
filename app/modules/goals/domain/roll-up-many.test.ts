import fc from "fast-check";
import { expect, test } from "vitest";
import type { ProgressGoal } from "./progress.ts";
import { forestOf, recomputeAll, rollUpMany } from "./roll-up.ts";

const value = fc.option(fc.integer({ min: -200, max: 900 }), { freq: 4 });
const seed = fc.record({
  parentPick: fc.nat(),
  actual: value,
  weightage: fc.constantFrom(0, 0, 10, 40),
  progressType: fc.constantFrom(
    "MANUAL" as const,
    "DERIVED_AVG" as const,
    "DERIVED_SUM" as const,
    "DERIVED_AVG" as const,
  ),
  dropped: fc.boolean(),
  feedPicks: fc.array(fc.record({ pick: fc.nat(), weightage: fc.constantFrom(0, 20, 60) }), { maxLength: 2 }),
});
const changes = fc.array(fc.record({ pick: fc.nat(), actual: value }), { minLength: 1, maxLength: 12 });

function goalsOf(seeds: readonly (typeof seed extends fc.Arbitrary<infer Seed> ? Seed : never)[]): ProgressGoal[] {
  const goals = seeds.map(
    ({ parentPick, actual, weightage, progressType, dropped, feedPicks }, index): ProgressGoal => ({
      id: `${index}`,
      parentId: index === 0 || parentPick % 5 === 0 ? null : `${parentPick % index}`,
      progressType,
      weightage,
      actual,
      percent: null,
      measure: { type: "PERCENTAGE" },
      start: 0,
      target: 100,
      closure: dropped && parentPick % 3 === 0 ? "DROPPED" : null,
      // What it feeds stands earlier in the list, so no circle arises; each goal once.
      feeds:
        index === 0
          ? []
          : [...new Map(feedPicks.map((feed) => [`${feed.pick % index}`, feed.weightage]))].map(
              ([parentId, weightage]) => ({ parentId, weightage }),
            ),
    }),
  );
  const progress = recomputeAll(goals);
  return goals.map((goal) => ({ ...goal, ...progress.get(goal.id) }));
}

test("many changes carried up at once equal everything computed anew", () => {
  fc.assert(
    fc.property(fc.array(seed, { minLength: 1, maxLength: 25 }), changes, (seeds, changed) => {
      const before = goalsOf(seeds);
      const values = new Map(changed.map(({ pick, actual }) => [`${pick % before.length}`, actual]));
      const after = before.map((goal) =>
        values.has(goal.id) && goal.progressType === "MANUAL" ? { ...goal, actual: values.get(goal.id)! } : goal,
      );
      const updates = new Map(
        rollUpMany(forestOf(after), [...values.keys()]).map(({ id, actual, percent }) => [id, { actual, percent }]),
      );
      const carried = new Map(after.map(({ id, actual, percent }) => [id, updates.get(id) ?? { actual, percent }]));
      expect(carried).toEqual(recomputeAll(after));
    }),
    { numRuns: 1000 },
  );
});

test("each ancestor is computed once, and knows one of the goals it moved with", () => {
  const goal = (id: string, parentId: string | null, actual: number | null): ProgressGoal => ({
    id,
    parentId,
    actual,
    percent: null,
    progressType: actual === null ? "DERIVED_AVG" : "MANUAL",
    weightage: 0,
    closure: null,
    measure: { type: "PERCENTAGE" },
    start: 0,
    target: 100,
  });
  const updates = rollUpMany(forestOf([goal("top", null, null), goal("one", "top", 20), goal("two", "top", 40)]), [
    "one",
    "two",
  ]);
  expect(updates.map(({ id, percent, from }) => [id, percent, from])).toEqual([
    ["one", 20, "one"],
    ["two", 40, "two"],
    ["top", 30, "one"],
  ]);
});
