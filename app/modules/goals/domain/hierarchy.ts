export const goalKinds = ["OBJECTIVE", "KEY_RESULT"] as const;
export type GoalKind = (typeof goalKinds)[number];

/** Highest first: an objective may stand under one of its own level or a higher one. */
export const objectiveLevels = ["COMPANY", "DEPARTMENT", "TEAM", "INDIVIDUAL"] as const;
export type ObjectiveLevel = (typeof objectiveLevels)[number];

export type PlacedGoal =
  { readonly kind: "OBJECTIVE"; readonly level: ObjectiveLevel } | { readonly kind: "KEY_RESULT" };

/** What the access template says of this person and the configuration of the company. */
export type PlacingRules = {
  readonly keyResultParent: "PARENT_MANDATORY" | "PARENT_OPTIONAL";
  readonly keyResultCascading: boolean;
};

export type PlacingRefusal =
  "goals.parent-required" | "goals.parent-not-objective" | "goals.parent-level-too-low" | "goals.cascading-disabled";

/**
 * Why a goal may not stand under this parent, or null when it may. A key result stands under an objective, or alone
 * where the template lets it; an objective stands alone, under an objective of its own level or a higher one, or,
 * where cascading is on, under a key result.
 */
export function refusePlacing(goal: PlacedGoal, parent: PlacedGoal | null, rules: PlacingRules): PlacingRefusal | null {
  if (goal.kind === "KEY_RESULT") return refuseKeyResult(parent, rules);
  if (parent === null) return null;
  if (parent.kind === "KEY_RESULT") return rules.keyResultCascading ? null : "goals.cascading-disabled";
  return isAtOrBelow(goal.level, parent.level) ? null : "goals.parent-level-too-low";
}

function refuseKeyResult(parent: PlacedGoal | null, rules: PlacingRules): PlacingRefusal | null {
  if (parent === null) return rules.keyResultParent === "PARENT_MANDATORY" ? "goals.parent-required" : null;
  return parent.kind === "OBJECTIVE" ? null : "goals.parent-not-objective";
}

/** Where goals of a level stand among others: company goals first, then departments, teams and people. */
export function rankOfLevel(level: ObjectiveLevel): number {
  return objectiveLevels.indexOf(level) + 1;
}

/** Whether a level is the same as or lower than another. */
export function isAtOrBelow(level: ObjectiveLevel, other: ObjectiveLevel): boolean {
  return rankOfLevel(level) >= rankOfLevel(other);
}

/**
 * Whether putting a goal under a new parent would close a circle. `parentOf` answers null for a root. It ends even on
 * stored circles, which it reports as one.
 */
export function wouldMakeCycle(
  parentOf: (id: string) => string | null,
  childId: string,
  newParentId: string | null,
): boolean {
  const seen = new Set([childId]);
  for (let id = newParentId; id !== null; id = parentOf(id)) {
    if (seen.has(id)) return true;
    seen.add(id);
  }
  return false;
}
