import type { Ability } from "#app/platform/ability/ability.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { GoalFacts } from "../data/goal-facts.ts";
import { scopedRolesOf } from "../domain/general-roles.ts";
import { objectiveLevels, type ObjectiveLevel } from "../domain/hierarchy.ts";
import { sql } from "#tenancy/sql.ts";

const actions = ["edit", "check-in", "close", "delete", "comment", "add-key-result", "acknowledge"] as const;
export type GoalPermissions = Readonly<Record<(typeof actions)[number] | "copy", boolean>>;

/** What the actor may do with a goal: for buttons; the use-cases decide again. */
export function permissionsOn(ability: Ability, facts: GoalFacts): GoalPermissions {
  const decided = Object.fromEntries(actions.map((action) => [action, ability.decide(action, facts).allowed]));
  return { ...(decided as GoalPermissions), copy: isCreatable(ability, facts) };
}

/** Whether the actor may make a goal such as this one anew. */
export async function mayCopy(context: Context, facts: GoalFacts): Promise<boolean> {
  return isCreatable(await context.ability(), facts);
}

function isCreatable(ability: Ability, { goalKind, level, hasParent, orgUnitIds }: GoalFacts): boolean {
  return ability.decide("create", { kind: "Goal", goalKind, level, hasParent, orgUnitIds }).allowed;
}

/** Whether the actor may put tags on a goal they make and own: whoever may edit it may. */
export async function mayTagOwn(context: Context): Promise<boolean> {
  const me = context.actor.employeeId;
  const own = {
    kind: "Goal",
    goalKind: "OBJECTIVE",
    level: "INDIVIDUAL",
    visibility: "GLOBAL",
    hasParent: false,
    createdBy: me,
    ownerIds: [me],
    collaboratorIds: [],
    ownerManagerIds: [],
    collaboratorManagerIds: [],
    orgUnitIds: [],
  };
  return (await context.ability()).decide("edit", own).allowed;
}

/** Which of these the actor may close or edit, and so archive: what boxes are offered for. */
export async function changeableGoals(context: Context, goalIds: readonly string[]): Promise<string[]> {
  if (goalIds.length === 0) return [];
  const [closing, editing] = [await goalsAllowing(context, "close"), await goalsAllowing(context, "edit")];
  const rows = await context.rows<{ id: string }>(
    sql`with recursive ${closing.with} select g.id from {goal} g
      where g.id = any(${goalIds}::uuid[]) and ((${closing.where}) or (${editing.where}))`,
  );
  return rows.map(({ id }) => id);
}

export type CreationRights = { levels: ObjectiveLevel[]; keyResults: boolean; upload: boolean };

/** At which levels the actor may create objectives for somebody, and whether with key results, and from a file. */
export async function creationRights(context: Context): Promise<CreationRights> {
  const ability = await context.ability();
  const orgUnitIds = scopedRolesOf(context.actor).flatMap((scoped) => scoped.orgUnitIds);
  const may = (goalKind: string, level: ObjectiveLevel) =>
    ability.decide("create", { kind: "Goal", goalKind, level, hasParent: true, orgUnitIds }).allowed;
  return {
    levels: objectiveLevels.filter((level) => may("OBJECTIVE", level)),
    keyResults: may("KEY_RESULT", "INDIVIDUAL"),
    upload: ability.anyOf("upload", "GoalUpload"),
  };
}
