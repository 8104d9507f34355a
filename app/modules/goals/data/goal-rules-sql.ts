import { peopleInside, reportsOf } from "#app/modules/people/index.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import { rulesToSql, type FactColumns, type SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";

/** A condition on a goal called `g`, and the common table expression `below` it may refer to. */
export type GoalCondition = { readonly with: SqlFragment; readonly where: SqlFragment };

/**
 * The rows on which the actor may do this, by the same rules that decide in memory. The statement must start with
 * `with recursive ${with.text}`: who is below the actor is worked out once a statement, not once a goal.
 */
export async function goalsAllowing(context: Context, action: string): Promise<GoalCondition> {
  const today = context.today();
  return {
    with: { text: reportsOf, values: [context.actor.employeeId, today, today] },
    where: rulesToSql(await context.ability(), action, "Goal", goalFactColumns(context.actor.employeeId, today)),
  };
}

function goalFactColumns(actorId: string, today: string): FactColumns {
  return {
    goalKind: "g.kind",
    level: "g.level",
    visibility: "g.visibility",
    hasParent: "(g.parent_id is not null)",
    createdBy: "g.created_by",
    ownerIds: (values) => heldBy("OWNER", values),
    collaboratorIds: (values) => heldBy("COLLABORATOR", values),
    ownerManagerIds: (values) => heldBelow("OWNER", values, actorId),
    collaboratorManagerIds: (values) => heldBelow("COLLABORATOR", values, actorId),
    orgUnitIds: (values) => ownedInside(values, today),
  };
}

/** Sets of goals rather than a question asked of each goal: PostgreSQL works them out once, whatever the list. */
function heldBy(ownerType: string, values: readonly Scalar[]): SqlFragment {
  const marks = values.map(() => "?::uuid").join(", ");
  return {
    text: `g.id in (select o.goal_id from {goal_owner} o where o.owner_type = '${ownerType}' and o.employee_id in (${marks}))`,
    values,
  };
}

/** All owners sit in one of the units: each unit for itself, for owners of two units sit together in neither. */
function ownedInside(unitIds: readonly Scalar[], today: string): SqlFragment {
  const owner = "select from {goal_owner} o where o.goal_id = g.id and o.owner_type = 'OWNER'";
  const parts = unitIds.map((unitId) => peopleInside([unitId], today));
  return {
    text: `(exists (${owner}) and (${parts.map(({ text }) => `not exists (${owner} and o.employee_id not in ${text})`).join(" or ")}))`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** Rules speak of the actor alone; anybody else would need another `below`. */
function heldBelow(ownerType: string, values: readonly Scalar[], actorId: string): SqlFragment {
  if (values.length !== 1 || values[0] !== actorId) throw new Error("Rules on reporting lines speak of the actor");
  return {
    text: `g.id in (select o.goal_id from {goal_owner} o join below on below.employee_id = o.employee_id where o.owner_type = '${ownerType}')`,
    values: [],
  };
}
