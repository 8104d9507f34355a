import { managersAbove, unitsAround } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadGoalFacts, requireGoalFacts, requireGoalWithFacts, type GoalFacts } from "../data/goal-facts.ts";
import type { GoalRecord } from "../data/goal-record.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import { sql } from "#tenancy/sql.ts";

/** The goal, if the actor may do this to it; 404 where they may not see it, 403 with the rules otherwise. */
export async function requireAllowed(
  context: Context,
  action: string,
  goalId: string,
): Promise<{ goal: GoalRecord; facts: GoalFacts }> {
  const found = await requireGoalWithFacts(context, goalId);
  await authorize(context, action, found.facts);
  return found;
}

/** Whether the actor may write down tasks for a goal; they see it, as who asks has made sure of. */
export async function authorizeInitiative(context: Context, goalId: string): Promise<void> {
  await authorize(context, "add-initiative", await requireGoalFacts(context, goalId));
}

/** The same, asked rather than demanded: for buttons. */
export async function mayAddInitiative(context: Context, goalId: string): Promise<boolean> {
  return (await context.ability()).decide("add-initiative", await requireGoalFacts(context, goalId)).allowed;
}

/**
 * What a change of an objective takes along: its key results. Who may make it by a right for some org units alone needs
 * that right over each of them, for others may own them.
 */
export async function authorizeParts(
  context: Context,
  action: string,
  goalId: string,
  facts: GoalFacts,
): Promise<void> {
  const { decidedBy } = (await context.ability()).decide(action, facts);
  if (!decidedBy?.conditions || !("orgUnitIds" in decidedBy.conditions)) return;
  const parts = await context.rows<{ id: string }>(
    sql`select id from {goal} where parent_id = ${goalId} and kind = 'KEY_RESULT'`,
  );
  const known = await loadGoalFacts(
    context,
    parts.map(({ id }) => id),
  );
  for (const part of known.values()) await authorize(context, action, part);
}

/** What rules about creating are asked of a goal that does not stand yet. */
export function newGoalFacts(
  goalKind: GoalKind,
  level: ObjectiveLevel,
  hasParent: boolean,
  orgUnitIds: readonly string[],
) {
  return { kind: "Goal", goalKind, level, hasParent, orgUnitIds };
}

/** Whether the actor may make these people owners; collaborators may be anybody. */
export async function authorizeOwners(context: Context, employeeIds: readonly string[]): Promise<void> {
  for (const owner of await ownerFacts(context, employeeIds)) await authorize(context, "assign", owner);
}

/** Whether the actor may make all of these people owners. */
export async function mayAssign(context: Context, employeeIds: readonly string[]): Promise<boolean> {
  const ability = await context.ability();
  return (await ownerFacts(context, employeeIds)).every((owner) => ability.decide("assign", owner).allowed);
}

async function ownerFacts(context: Context, employeeIds: readonly string[]) {
  const others = employeeIds.filter((id) => id !== context.actor.employeeId);
  const above = others.length > 0 ? await managersAbove(context, others) : new Map<string, string[]>();
  const facts = [];
  for (const employeeId of employeeIds) {
    facts.push({
      kind: "GoalOwner",
      employeeId,
      managerIds: above.get(employeeId) ?? [],
      orgUnitIds: await unitsAround(context, [employeeId]),
    });
  }
  return facts;
}
