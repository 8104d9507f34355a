import { administersSome, isAdmin, type Actor } from "./actor.ts";

export type UserLabel = "ADMIN" | "MANAGER" | "MANAGER_OF_MANAGERS" | "INDIVIDUAL";

/** The team area (L1): managers, managers of managers, goal and review admins, custom ones too. */
export function hasTeamAccess(actor: Actor): boolean {
  const custom = actor.customAccess.some((entry) => entry === "GOAL_INSIGHTS" || entry === "REVIEW_INSIGHTS");
  return (
    actor.directManager ||
    actor.skipManager ||
    isAdmin(actor, "GOAL_ADMIN", "REVIEW_ADMIN") ||
    administersSome(actor, "GOAL_ADMIN", "REVIEW_ADMIN") ||
    custom
  );
}

/** The company area: every kind of admin, of a part of the company too, and whoever a custom role gives something. */
export function hasCompanyAccess(actor: Actor): boolean {
  return actor.adminAccesses.length + (actor.scopedAccesses ?? []).length + (actor.roleRights ?? []).length > 0;
}

/**
 * What the person is called. A manager of managers always has team access too, so they are asked for
 * before managers; otherwise the label could never be theirs.
 */
export function userLabel(actor: Actor): UserLabel {
  if (hasCompanyAccess(actor)) return "ADMIN";
  if (actor.skipManager) return "MANAGER_OF_MANAGERS";
  return hasTeamAccess(actor) ? "MANAGER" : "INDIVIDUAL";
}
