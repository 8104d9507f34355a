import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { Closure, OpenLevel } from "../domain/closure.ts";
import { GoalWorld } from "../testing/goal-world.ts";
import { checkIn } from "./check-in.ts";
import { closeGoal } from "./close-goal.ts";
import { deleteGoal } from "./delete-goal.ts";
import { editGoal } from "./edit-goal.ts";
import { reopenGoal } from "./reopen-goal.ts";
import { restoreGoal } from "./restore-goal.ts";

const sequences = 60;
let world: World;
let company: Company;
let goals: GoalWorld;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company("acme");
  await company.employee("kiran").admin("GOAL_ADMIN").build();
  goals = new GoalWorld(company);
});
afterAll(() => world.close());

/** What is known of a key result without any tree: the model's whole state is four of them. */
type Leaf = {
  actual: number | null;
  target: number;
  weight: number;
  level: OpenLevel;
  closure: Closure | null;
  deleted: boolean;
};
type Model = readonly [Leaf, Leaf, Leaf, Leaf];
type Act =
  | { kind: "check-in"; value: number; level: OpenLevel }
  | { kind: "close"; closure: Closure }
  | { kind: "reopen" }
  | { kind: "delete" }
  | { kind: "restore" }
  | { kind: "target"; target: number }
  | { kind: "weight"; weight: number };

/** The plain model: what an act does to a leaf, or the code it is refused with. */
function follow(leaf: Leaf, act: Act): string | null {
  if (leaf.deleted !== (act.kind === "restore")) return "platform.not-found";
  if (act.kind === "restore") leaf.deleted = false;
  if (act.kind === "check-in") {
    if (leaf.closure) return "goals.closed";
    Object.assign(leaf, { actual: act.value, level: act.level });
  }
  if (act.kind === "close") {
    if (leaf.closure) return "goals.already-closed";
    leaf.closure = act.closure;
  }
  if (act.kind === "reopen") {
    if (!leaf.closure) return "goals.not-closed";
    leaf.closure = null;
  }
  if (act.kind === "delete") leaf.deleted = true;
  if (act.kind === "target") leaf.target = act.target;
  if (act.kind === "weight") leaf.weight = act.weight;
  return null;
}

const rounded = (percent: number) => Math.round(percent * 10_000) / 10_000 || 0;
const percentOf = ({ actual, target }: Leaf) =>
  actual === null ? null : target === 0 ? 0 : rounded((actual / target) * 100);

/** The mean as a person would reckon it: over what has a value and counts, by weight where any has one. */
function meanOf(parts: readonly { percent: number | null; weight: number }[]): number | null {
  const counting = parts.some(({ weight }) => weight > 0)
    ? parts.filter(({ weight }) => weight > 0)
    : parts.map((part) => ({ ...part, weight: 1 }));
  const counted = counting.filter(({ percent }) => percent !== null);
  if (counted.length === 0) return null;
  return rounded(
    counted.reduce((sum, { percent, weight }) => sum + (percent ?? 0) * weight, 0) /
      counted.reduce((sum, { weight }) => sum + weight, 0),
  );
}

function expectedPercents(model: Model): (number | null)[] {
  const objective = (leaves: readonly Leaf[]) =>
    meanOf(
      leaves
        .filter(({ deleted, closure }) => !deleted && closure !== "DROPPED")
        .map((leaf) => ({ percent: percentOf(leaf), weight: leaf.weight })),
    );
  const [one, other] = [objective(model.slice(0, 2)), objective(model.slice(2))];
  return [
    ...model.map(percentOf),
    one,
    other,
    meanOf([
      { percent: one, weight: 0 },
      { percent: other, weight: 0 },
    ]),
  ];
}

function perform(context: Context, goalId: string, act: Act): Promise<unknown> {
  if (act.kind === "check-in") return checkIn(context, { goalId, value: act.value, level: act.level, comment: "" });
  if (act.kind === "close") return closeGoal(context, { goalId, closure: act.closure });
  if (act.kind === "reopen") return reopenGoal(context, { goalId });
  if (act.kind === "delete") return deleteGoal(context, { goalId });
  if (act.kind === "restore") return restoreGoal(context, { goalId });
  return editGoal(context, { goalId, ...(act.kind === "target" ? { target: act.target } : { weightage: act.weight }) });
}

const level = fc.constantFrom<OpenLevel>("ON_TRACK", "OFF_TRACK", "AT_RISK");
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("check-in" as const), value: fc.integer({ min: -20, max: 150 }), level }),
  },
  fc.record({
    kind: fc.constant("close" as const),
    closure: fc.constantFrom<Closure>("ACHIEVED", "NOT_ACHIEVED", "DROPPED"),
  }),
  fc.constantFrom<Act>({ kind: "reopen" }, { kind: "delete" }, { kind: "restore" }),
  fc.record({ kind: fc.constant("target" as const), target: fc.integer({ min: -10, max: 200 }) }),
  fc.record({ kind: fc.constant("weight" as const), weight: fc.integer({ min: 0, max: 4 }) }),
);

let made = 0;
async function tree(): Promise<{ ids: string[]; leaves: string[] }> {
  const name = `Model ${(made += 1)}`;
  const { goalId: top } = await goals.objective("kiran", { title: `${name} top`, level: "COMPANY" });
  const keyResults = [
    { title: "One", measureType: "COUNT" as const },
    { title: "Two", measureType: "COUNT" as const },
  ];
  const [one, other] = [
    await goals.objective("kiran", { title: `${name} one`, level: "TEAM", parentId: top, keyResults }),
    await goals.objective("kiran", { title: `${name} other`, level: "TEAM", parentId: top, keyResults }),
  ];
  const leaves = [...one.keyResultIds, ...other.keyResultIds];
  return { leaves, ids: [...leaves, one.goalId, other.goalId, top] };
}

test("any sequence of check-ins, closings, deletions, targets and weights leaves goals as a plain model says, and is refused where it says so", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat({ max: 3 }), act), { minLength: 1, maxLength: 12 }), async (acts) => {
      const { ids, leaves } = await tree();
      const model = Array.from({ length: 4 }, (): Leaf => ({
        actual: null,
        target: 100,
        weight: 0,
        level: "ON_TRACK",
        closure: null,
        deleted: false,
      })) as unknown as Model;
      for (const [place, asked] of acts) {
        const refusal = follow(model[place]!, asked);
        const error: unknown = await company
          .as("kiran", (context) => perform(context, leaves[place]!, asked))
          .then(
            () => null,
            (reason: unknown) => reason,
          );
        if (error !== null && !(error instanceof AppError)) throw error;
        expect(error === null ? null : error.code).toBe(refusal);
      }
      const stored = await Promise.all(ids.map((id) => goals.stored(id)));
      expect(stored.map(({ percent }) => percent)).toEqual(
        expectedPercents(model).map((percent) => (percent === null ? null : expect.closeTo(percent, 3))),
      );
      expect(stored.slice(0, 4).map(({ closure, progressLevel }) => [closure, progressLevel])).toEqual(
        model.map(({ closure, level: now }) => [closure, closure ? "CLOSED" : now]),
      );
    }),
    { numRuns: sequences, seed: 20261121 },
  );
}, 120_000);
