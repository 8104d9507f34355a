import { generalRolesOf, scopedRolesOf, type GoalActor } from "./general-roles.ts";

type ViewActor = Pick<GoalActor, "adminAccesses" | "scopedAccesses" | "customAccess" | "directManager"> & {
  readonly skipManager: boolean;
  readonly roleRights?: readonly { readonly right: string; readonly orgUnitIds: readonly string[] | null }[];
};

/** Whose goals a person has in view besides what people below them help with. */
export type ViewReach = {
  readonly everybody: boolean;
  /** Owners who sit in one of these, directly or further down. */
  readonly orgUnitIds: readonly string[];
};

/** Rights of custom roles that show goals of others; deciding on the template shows none. */
const rightsOverGoals = ["goals.view", "goals.check-in", "goals.edit", "goals.delete"];

/**
 * Who is in whose view: a goal admin, a custom admin with goal insights and the holder of a right over goals have the
 * owners in view for whom they hold it, the whole company or its parts; nobody by being somebody's manager, for those
 * have areas of their own. It says whom a page is about, never what may be seen of them: the rules say that.
 */
export function viewReach(actor: ViewActor): ViewReach {
  const held = (actor.roleRights ?? []).filter(({ right }) => rightsOverGoals.includes(right));
  const everywhere = generalRolesOf(actor).some((role) => role === "GOAL_ADMIN" || role === "GOAL_CUSTOM_ADMIN");
  const parts = [...scopedRolesOf(actor), ...held].flatMap(({ orgUnitIds }) => orgUnitIds ?? []);
  return {
    everybody: everywhere || held.some(({ orgUnitIds }) => orgUnitIds === null),
    orgUnitIds: [...new Set(parts)],
  };
}

/** Somebody's goals are in view by a right. */
export function hasGoalsInView(actor: ViewActor): boolean {
  const { everybody, orgUnitIds } = viewReach(actor);
  return everybody || orgUnitIds.length > 0;
}

/** The view area is for managers too: theirs holds what people below them help with. */
export function mayOpenViews(actor: ViewActor): boolean {
  return actor.directManager || actor.skipManager || hasGoalsInView(actor);
}
