import type { generalGoalRoles } from "./template-privileges.ts";

/** What rights about goals derive from; the signed-in person has all of it. */
export type GoalActor = {
  readonly employeeId: string;
  readonly adminAccesses: readonly string[];
  readonly scopedAccesses?: readonly { readonly kind: string; readonly orgUnitIds: readonly string[] }[];
  readonly roleRights?: readonly { readonly right: string }[];
  readonly customAccess: readonly string[];
  readonly directManager: boolean;
  readonly features: readonly string[];
};

/** The roles a person holds everywhere; everybody is a goal user. */
export function generalRolesOf(actor: Omit<GoalActor, "employeeId" | "features">): (typeof generalGoalRoles)[number][] {
  const customAdmin = actor.adminAccesses.includes("CUSTOM_ADMIN") && actor.customAccess.includes("GOAL_INSIGHTS");
  return [
    ...(actor.adminAccesses.includes("GOAL_ADMIN") ? ["GOAL_ADMIN" as const] : []),
    ...(customAdmin ? ["GOAL_CUSTOM_ADMIN" as const] : []),
    "GOAL_USER",
    ...(actor.directManager ? ["MANAGER" as const] : []),
  ];
}

/** A role held for the goals of some org units alone. */
export type ScopedRole = { readonly role: "GOAL_ADMIN" | "GOAL_CUSTOM_ADMIN"; readonly orgUnitIds: readonly string[] };

/** The roles a person holds for a part of the company. */
export function scopedRolesOf({
  scopedAccesses = [],
  customAccess,
}: Pick<GoalActor, "scopedAccesses" | "customAccess">): ScopedRole[] {
  return scopedAccesses.flatMap(({ kind, orgUnitIds }): ScopedRole[] => {
    if (kind === "GOAL_ADMIN") return [{ role: "GOAL_ADMIN", orgUnitIds }];
    return kind === "CUSTOM_ADMIN" && customAccess.includes("GOAL_INSIGHTS")
      ? [{ role: "GOAL_CUSTOM_ADMIN", orgUnitIds }]
      : [];
  });
}
