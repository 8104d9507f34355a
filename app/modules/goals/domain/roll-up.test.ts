import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { closures } from "./closure.ts";
import { wouldMakeCycle } from "./hierarchy.ts";
import type { Measure } from "#app/modules/metrics/domain.ts";
import { keyResultProgressTypes, type Progress, type ProgressGoal } from "./progress.ts";
import { forestOf, type GoalForest, goalsToUpdate, recomputeAll, rollUpAncestors } from "./roll-up.ts";

const measures: Measure[] = [
  { type: "PERCENTAGE" },
  { type: "COUNT" },
  { type: "CURRENCY", currency: "INR" },
  { type: "CURRENCY", currency: "EUR" },
];
const value = fc.oneof(fc.integer({ min: -500, max: 5000 }), fc.constant(100));
const actual = fc.option(value, { freq: 4 });
const seedGoal = fc.record({
  parentPick: fc.nat(),
  progressType: fc.constantFrom(...keyResultProgressTypes, "DERIVED_AVG" as const, "DERIVED_SUM" as const),
  measure: fc.constantFrom(...measures),
  start: value,
  target: value,
  weightage: fc.constantFrom(0, 0, 10, 25, 33.3),
  closure: fc.option(fc.constantFrom(...closures), { freq: 2 }),
  actual,
});
type SeedGoal = ReturnType<typeof seedGoal.generate>["value"];
const command = fc.oneof(
  fc.record({ kind: fc.constant("check-in" as const), pick: fc.nat(), actual }),
  fc.record({ kind: fc.constant("move" as const), pick: fc.nat(), parentPick: fc.option(fc.nat(), { freq: 4 }) }),
  fc.record({ kind: fc.constant("close" as const), pick: fc.nat(), closure: fc.option(fc.constantFrom(...closures)) }),
  fc.record({ kind: fc.constant("weigh" as const), pick: fc.nat(), weightage: fc.constantFrom(0, 5, 50) }),
  fc.record({
    kind: fc.constant("derive" as const),
    pick: fc.nat(),
    progressType: fc.constantFrom(...keyResultProgressTypes),
  }),
);
type Command = ReturnType<typeof command.generate>["value"];

/** A mutable store of goals, updated only through the incremental roll-up. */
class Store implements GoalForest {
  readonly goals = new Map<string, ProgressGoal>();
  readonly children = new Map<string | null, Set<string>>();

  constructor(seeds: readonly SeedGoal[]) {
    seeds.forEach(({ parentPick, ...seed }, index) => {
      const parentId = index === 0 || parentPick % 7 === 0 ? null : `${parentPick % index}`;
      this.put({ id: `${index}`, parentId, percent: null, ...seed });
    });
    this.store(recomputeAll([...this.goals.values()]));
  }

  goal = (id: string) => this.goals.get(id);
  childrenOf = (id: string) => [...(this.children.get(id) ?? [])].map((child) => this.goals.get(child)!);

  put(goal: ProgressGoal): void {
    this.children.get(this.goals.get(goal.id)?.parentId ?? null)?.delete(goal.id);
    this.goals.set(goal.id, goal);
    if (!this.children.has(goal.parentId)) this.children.set(goal.parentId, new Set());
    this.children.get(goal.parentId)!.add(goal.id);
  }

  store(progress: Map<string, Progress>): void {
    for (const [id, { actual, percent }] of progress) this.put({ ...this.goals.get(id)!, actual, percent });
  }

  rollUp(id: string): void {
    this.store(new Map(rollUpAncestors(this, id).map((update) => [update.id, update])));
  }

  run(command: Command): void {
    const goal = this.goals.get(`${command.pick % this.goals.size}`)!;
    if (command.kind === "check-in") this.put({ ...goal, actual: command.actual });
    if (command.kind === "close") this.put({ ...goal, closure: command.closure });
    if (command.kind === "weigh") this.put({ ...goal, weightage: command.weightage });
    if (command.kind === "derive") this.put({ ...goal, progressType: command.progressType });
    if (command.kind === "move") return this.move(goal, command.parentPick);
    // Weightage and closure leave the goal's own progress alone and still change its parent's.
    this.rollUp(goal.id);
  }

  move(goal: ProgressGoal, parentPick: number | null): void {
    const parentId = parentPick === null ? null : `${parentPick % this.goals.size}`;
    if (wouldMakeCycle((id) => this.goals.get(id)?.parentId ?? null, goal.id, parentId)) return;
    this.put({ ...goal, parentId });
    this.rollUp(goal.id);
    if (goal.parentId !== null) this.rollUp(goal.parentId);
  }

  snapshot(): Map<string, Progress> {
    return new Map([...this.goals.values()].map(({ id, actual, percent }) => [id, { actual, percent }]));
  }
}

function expectIncrementalEqualsRecompute(store: Store): void {
  const recomputed = recomputeAll([...store.goals.values()]);
  for (const [id, progress] of store.snapshot()) expect({ id, ...progress }).toEqual({ id, ...recomputed.get(id) });
}

describe("incremental roll-up", () => {
  test("equals the full recompute after any sequence of changes", { timeout: 60_000 }, () => {
    const seeds = fc.array(seedGoal, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(seeds, fc.array(command, { maxLength: 25 }), (goals, commands) => {
        const store = new Store(goals);
        for (const each of commands) store.run(each);
        expectIncrementalEqualsRecompute(store);
      }),
      { numRuns: 1000 },
    );
  });

  test("equals it in forests of thousands, too", { timeout: 60_000 }, () => {
    const seeds = fc.array(seedGoal, { minLength: 3000, maxLength: 3000, size: "max" });
    fc.assert(
      fc.property(seeds, fc.array(command, { minLength: 60, maxLength: 60 }), (goals, commands) => {
        const store = new Store(goals);
        for (const each of commands) store.run(each);
        expectIncrementalEqualsRecompute(store);
      }),
      { numRuns: 5, endOnFailure: true },
    );
  });
});

describe("the way up", () => {
  const chain = (types: readonly ProgressGoal["progressType"][]): ProgressGoal[] =>
    types.map((progressType, index) => ({
      id: `${index}`,
      parentId: index === 0 ? null : `${index - 1}`,
      progressType,
      measure: { type: "PERCENTAGE" },
      start: 0,
      target: 100,
      weightage: 0,
      closure: null,
      actual: null,
      percent: null,
    }));

  test("ends at the first ancestor that is not derived", () => {
    const forest = forestOf(chain(["DERIVED_AVG", "MANUAL", "DERIVED_AVG", "DERIVED_AVG", "MANUAL"]));
    expect(goalsToUpdate(forest.goal, ["4"])).toEqual(["4", "3", "2"]);
    const tracked = forestOf(chain(["DERIVED_AVG", "TRACKED", "DERIVED_SUM", "MANUAL"]));
    expect(goalsToUpdate(tracked.goal, ["3"])).toEqual(["3", "2"]);
  });

  test("ends where nothing changes", () => {
    const goals = chain(["DERIVED_AVG", "DERIVED_AVG", "MANUAL"]).map((goal) => ({ ...goal, actual: 40, percent: 40 }));
    expect(rollUpAncestors(forestOf(goals), "2")).toEqual([]);
    const changed = goals.map((goal) => (goal.id === "2" ? { ...goal, actual: 50 } : goal));
    expect(rollUpAncestors(forestOf(changed), "2").map((update) => update.id)).toEqual(["2", "1", "0"]);
  });

  test("reads no children above the ancestor that stays the same", () => {
    const goals = chain(["DERIVED_AVG", "DERIVED_AVG", "DERIVED_AVG", "MANUAL"]).map((goal) => ({
      ...goal,
      actual: 40,
      percent: 40,
    }));
    const forest = forestOf(goals);
    const read: string[] = [];
    const watched = { goal: forest.goal, childrenOf: (id: string) => (read.push(id), forest.childrenOf(id)) };
    rollUpAncestors(watched, "3");
    expect(read).toEqual(["3", "2"]);
  });

  test("copes with a chain of five thousand goals", () => {
    const goals = chain([...Array<"DERIVED_AVG">(4999).fill("DERIVED_AVG"), "MANUAL"]);
    const checkedIn = goals.map((goal) => (goal.id === "4999" ? { ...goal, actual: 70 } : goal));
    const updates = rollUpAncestors(forestOf(checkedIn), "4999");
    expect(updates).toHaveLength(5000);
    expect(updates.at(-1)).toEqual({ id: "0", actual: 70, percent: 70 });
    expect(recomputeAll(checkedIn).get("0")).toEqual({ actual: 70, percent: 70 });
  });

  test("refuses a circle instead of leaving goals out", () => {
    const goals = chain(["DERIVED_AVG", "DERIVED_AVG"]).map((goal) => ({
      ...goal,
      parentId: goal.id === "0" ? "1" : "0",
    }));
    expect(() => recomputeAll(goals)).toThrow(RangeError);
  });
});
