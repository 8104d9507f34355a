import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlacedGoal, rankOfLevel, refusePlacing, wouldMakeCycle } from "./hierarchy.ts";

const rules = { keyResultParent: "PARENT_MANDATORY", keyResultCascading: false } as const;
const objective = (level: "COMPANY" | "DEPARTMENT" | "TEAM" | "INDIVIDUAL"): PlacedGoal => ({
  kind: "OBJECTIVE",
  level,
});
const keyResult: PlacedGoal = { kind: "KEY_RESULT" };

describe("refusePlacing", () => {
  test("a key result stands under an objective of any level", () => {
    expect(refusePlacing(keyResult, objective("COMPANY"), rules)).toBeNull();
    expect(refusePlacing(keyResult, objective("INDIVIDUAL"), rules)).toBeNull();
    expect(refusePlacing(keyResult, keyResult, rules)).toBe("goals.parent-not-objective");
  });

  test("a key result stands alone only where the template lets it", () => {
    expect(refusePlacing(keyResult, null, rules)).toBe("goals.parent-required");
    expect(refusePlacing(keyResult, null, { ...rules, keyResultParent: "PARENT_OPTIONAL" })).toBeNull();
  });

  test("an objective stands alone, or under its own level or a higher one", () => {
    expect(refusePlacing(objective("TEAM"), null, rules)).toBeNull();
    expect(refusePlacing(objective("TEAM"), objective("TEAM"), rules)).toBeNull();
    expect(refusePlacing(objective("TEAM"), objective("COMPANY"), rules)).toBeNull();
    expect(refusePlacing(objective("COMPANY"), objective("TEAM"), rules)).toBe("goals.parent-level-too-low");
  });

  test("an objective stands under a key result only where cascading is on", () => {
    expect(refusePlacing(objective("TEAM"), keyResult, rules)).toBe("goals.cascading-disabled");
    expect(refusePlacing(objective("TEAM"), keyResult, { ...rules, keyResultCascading: true })).toBeNull();
  });
});

describe("wouldMakeCycle", () => {
  test("finds the goal itself and its descendants, and nothing else", () => {
    const parents = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(parents, fc.nat(), fc.nat(), (picks, childPick, parentPick) => {
        const parentOf = new Map(picks.map((pick, index) => [`${index}`, index === 0 ? null : `${pick % index}`]));
        const child = `${childPick % picks.length}`;
        const parent = `${parentPick % picks.length}`;
        const descendants = new Set([child]);
        for (let index = 0; index < picks.length; index++) {
          if (descendants.has(parentOf.get(`${index}`) ?? "")) descendants.add(`${index}`);
        }
        expect(wouldMakeCycle((id) => parentOf.get(id) ?? null, child, parent)).toBe(descendants.has(parent));
      }),
      { numRuns: 1000 },
    );
  });

  test("a root has no circle, and a stored circle does not hang", () => {
    expect(wouldMakeCycle(() => null, "a", null)).toBe(false);
    expect(wouldMakeCycle((id) => (id === "b" ? "c" : "b"), "a", "b")).toBe(true);
  });
});

test("company goals stand before departments, teams and people", () => {
  const levels = ["INDIVIDUAL", "TEAM", "COMPANY", "DEPARTMENT"] as const;
  expect(levels.toSorted((one, other) => rankOfLevel(one) - rankOfLevel(other))).toEqual([
    "COMPANY",
    "DEPARTMENT",
    "TEAM",
    "INDIVIDUAL",
  ]);
});
