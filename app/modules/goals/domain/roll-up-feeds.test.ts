import fc from "fast-check";
import { expect, test } from "vitest";
import { closures } from "./closure.ts";
import { keyResultProgressTypes, type Feed, type Progress, type ProgressGoal } from "./progress.ts";
import { forestOf, type GoalForest, recomputeAll, rollUpAncestors } from "./roll-up.ts";

const value = fc.integer({ min: -500, max: 5000 });
const weightage = fc.constantFrom(0, 0, 10, 25, 33.3);
const seedGoal = fc.record({
  parentPick: fc.nat(),
  feedPicks: fc.array(fc.record({ pick: fc.nat(), weightage }), { maxLength: 3 }),
  progressType: fc.constantFrom(
    ...keyResultProgressTypes,
    "DERIVED_AVG" as const,
    "DERIVED_AVG" as const,
    "DERIVED_SUM" as const,
  ),
  start: value,
  target: value,
  weightage,
  closure: fc.option(fc.constantFrom(...closures), { freq: 2 }),
  actual: fc.option(value, { freq: 4 }),
});
type SeedGoal = ReturnType<typeof seedGoal.generate>["value"];
const command = fc.oneof(
  fc.record({ kind: fc.constant("check-in" as const), pick: fc.nat(), actual: fc.option(value, { freq: 4 }) }),
  fc.record({ kind: fc.constant("close" as const), pick: fc.nat(), closure: fc.option(fc.constantFrom(...closures)) }),
  fc.record({ kind: fc.constant("feed" as const), pick: fc.nat(), parentPick: fc.nat(), weightage }),
  fc.record({ kind: fc.constant("stop" as const), pick: fc.nat(), parentPick: fc.nat() }),
);
type Command = ReturnType<typeof command.generate>["value"];

/** Goals that feed only goals made before them, so that no circle arises; updated through the incremental roll-up alone. */
class Graph implements GoalForest {
  readonly goals = new Map<string, ProgressGoal>();
  readonly below = new Map<string, Set<string>>();

  constructor(seeds: readonly SeedGoal[]) {
    seeds.forEach(({ parentPick, feedPicks, ...seed }, index) => {
      const parentId = index === 0 || parentPick % 7 === 0 ? null : `${parentPick % index}`;
      const feeds =
        index === 0 ? [] : feedPicks.map((feed) => ({ parentId: `${feed.pick % index}`, weightage: feed.weightage }));
      this.put({
        id: `${index}`,
        parentId,
        percent: null,
        measure: { type: "COUNT" },
        ...seed,
        feeds: onceEach(feeds, parentId),
      });
    });
    for (const [id, progress] of recomputeAll([...this.goals.values()]))
      this.put({ ...this.goals.get(id)!, ...progress });
  }

  goal = (id: string) => this.goals.get(id);
  childrenOf = (id: string) =>
    [...(this.below.get(id) ?? [])].map((child) => this.asCountedIn(this.goals.get(child)!, id));

  asCountedIn(child: ProgressGoal, parentId: string): ProgressGoal {
    const feed = child.feeds?.find((each) => each.parentId === parentId);
    return feed ? { ...child, weightage: feed.weightage } : child;
  }

  put(goal: ProgressGoal): void {
    const before = this.goals.get(goal.id);
    for (const parent of parentsOf(before)) this.below.get(parent)?.delete(goal.id);
    this.goals.set(goal.id, goal);
    for (const parent of parentsOf(goal)) this.below.set(parent, (this.below.get(parent) ?? new Set()).add(goal.id));
  }

  rollUp(id: string): void {
    for (const { id: changed, ...progress } of rollUpAncestors(this, id))
      this.put({ ...this.goals.get(changed)!, ...progress });
  }

  run(command: Command): void {
    const index = command.pick % this.goals.size;
    const goal = this.goals.get(`${index}`)!;
    if (command.kind === "check-in") this.put({ ...goal, actual: command.actual });
    if (command.kind === "close") this.put({ ...goal, closure: command.closure });
    if (command.kind === "check-in" || command.kind === "close") return this.rollUp(goal.id);
    if (index === 0) return;
    const parentId = `${command.parentPick % index}`;
    const others = (goal.feeds ?? []).filter((feed) => feed.parentId !== parentId);
    this.put({
      ...goal,
      feeds: onceEach(
        command.kind === "feed" ? [...others, { parentId, weightage: command.weightage }] : others,
        goal.parentId,
      ),
    });
    this.rollUp(parentId);
  }
}

function onceEach(feeds: readonly Feed[], parentId: string | null): Feed[] {
  return [...new Map(feeds.filter((feed) => feed.parentId !== parentId).map((feed) => [feed.parentId, feed])).values()];
}

function parentsOf(goal: ProgressGoal | undefined): string[] {
  return goal
    ? [...(goal.parentId === null ? [] : [goal.parentId]), ...(goal.feeds ?? []).map((feed) => feed.parentId)]
    : [];
}

function expectIncrementalEqualsRecompute(graph: Graph): void {
  const goals = [...graph.goals.values()];
  const recomputed = recomputeAll(goals);
  const stored = new Map<string, Progress>(goals.map(({ id, actual, percent }) => [id, { actual, percent }]));
  expect(
    [...stored].filter(([id, progress]) => JSON.stringify(progress) !== JSON.stringify(recomputed.get(id))),
  ).toEqual([]);
}

test(
  "where goals feed several others, the incremental roll-up equals the full recompute after any sequence of changes",
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(
        fc.array(seedGoal, { minLength: 1, maxLength: 40 }),
        fc.array(command, { maxLength: 25 }),
        (seeds, commands) => {
          const graph = new Graph(seeds);
          for (const each of commands) graph.run(each);
          expectIncrementalEqualsRecompute(graph);
        },
      ),
      { numRuns: 1000 },
    );
  },
);

test("equals it in graphs of ten thousand, too", { timeout: 60_000 }, () => {
  const seeds = fc.array(seedGoal, { minLength: 10_000, maxLength: 10_000, size: "max" });
  fc.assert(
    fc.property(seeds, fc.array(command, { minLength: 40, maxLength: 40 }), (goals, commands) => {
      const graph = new Graph(goals);
      for (const each of commands) graph.run(each);
      expectIncrementalEqualsRecompute(graph);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});

test("a goal counts in each with the weight it has there, and once where it stands", () => {
  const goal = (id: string, more: Partial<ProgressGoal>): ProgressGoal => ({
    id,
    parentId: null,
    progressType: "DERIVED_AVG",
    measure: { type: "PERCENTAGE" },
    start: 0,
    target: 100,
    weightage: 0,
    closure: null,
    actual: null,
    percent: null,
    ...more,
  });
  const leaf = (id: string, parentId: string, actual: number, feeds: readonly Feed[]) =>
    goal(id, { parentId, progressType: "MANUAL", weightage: 1, actual, feeds });
  const goals = [
    goal("a", {}),
    goal("b", {}),
    leaf("x", "a", 100, [
      { parentId: "b", weightage: 3 },
      { parentId: "a", weightage: 50 },
    ]),
    { ...leaf("y", "b", 20, []), percent: 20 },
    { ...leaf("z", "a", 0, []), percent: 0 },
  ];
  const progress = recomputeAll(goals);
  expect([progress.get("a")?.percent, progress.get("b")?.percent]).toEqual([50, 80]);
  expect(
    rollUpAncestors(forestOf(goals), "x")
      .map(({ id, percent }) => [id, percent])
      .sort(),
  ).toEqual([
    ["a", 50],
    ["b", 80],
    ["x", 100],
  ]);
});
