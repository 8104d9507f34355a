import { isAdmin, type Actor } from "#app/platform/context/actor.ts";

export type UserLabel = "ADMIN" | "MANAGER" | "MANAGER_OF_MANAGERS" | "INDIVIDUAL";

/** The team area (L1): managers, managers of managers, goal and review admins, custom ones too. */
export function hasTeamAccess(actor: Actor): boolean {
  const custom = actor.customAccess.some((entry) => entry === "GOAL_INSIGHTS" || entry === "REVIEW_INSIGHTS");
  return actor.directManager || actor.skipManager || isAdmin(actor, "GOAL_ADMIN", "REVIEW_ADMIN") || custom;
}

/** The view area: managers where goals or reviews are on, or the admins of those. */
export function hasViewsAccess(actor: Actor): boolean {
  const moduleOn = actor.features.includes("GOAL") || actor.features.includes("REVIEW");
  return ((actor.directManager || actor.skipManager) && moduleOn) || isAdmin(actor, "GOAL_ADMIN", "REVIEW_ADMIN");
}

/** The company area: every kind of admin. */
export function hasCompanyAccess(actor: Actor): boolean {
  return actor.adminAccesses.length > 0;
}

/** The first that holds, in this order; a manager of managers without team access does not arise. */
export function userLabel(actor: Actor): UserLabel {
  if (hasCompanyAccess(actor)) return "ADMIN";
  if (hasTeamAccess(actor) && !actor.skipManager) return "MANAGER";
  if (actor.skipManager) return "MANAGER_OF_MANAGERS";
  return hasTeamAccess(actor) ? "MANAGER" : "INDIVIDUAL";
}
