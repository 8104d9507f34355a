import { peopleInside, reportsOf } from "#app/modules/people/index.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { anyOf, uuids, sql, type Sql } from "#tenancy/sql.ts";

/** A condition on a goal called `g`, and the common table expression `below` it may refer to. */
export type GoalCondition = { readonly with: Sql; readonly where: Sql };

/**
 * The rows on which the actor may do this, by the same rules that decide in memory. The statement must start with
 * `with recursive ${with}`: who is below the actor is worked out once a statement, not once a goal.
 */
export async function goalsAllowing(
  context: Context,
  action: string,
  /** What is taken to be so, whatever the row says. */
  supposed: { visibility?: Sql } = {},
): Promise<GoalCondition> {
  const today = context.today();
  return {
    with: reportsOf(context.actor.employeeId, today),
    where: rulesToSql(await context.ability(), action, "Goal", {
      ...goalFactColumns(context.actor.employeeId, today),
      ...supposed,
    }),
  };
}

/**
 * Ends an inner query of few goals, of which rights are asked outside. PostgreSQL takes asking all goals first for cheaper, as
 * it counts what rights need anew for each goal.
 */
export const fewFirst = sql`offset 0`;

function goalFactColumns(actorId: string, today: string): FactColumns {
  return {
    goalKind: sql`g.kind`,
    level: sql`g.level`,
    visibility: sql`g.visibility`,
    hasParent: sql`(g.parent_id is not null)`,
    createdBy: sql`g.created_by`,
    ownerIds: (values) => heldBy("OWNER", values),
    collaboratorIds: (values) => heldBy("COLLABORATOR", values),
    ownerManagerIds: (values) => heldBelow("OWNER", values, actorId),
    collaboratorManagerIds: (values) => heldBelow("COLLABORATOR", values, actorId),
    orgUnitIds: (values) => ownedInside(values, today),
  };
}

/** Sets of goals rather than a question asked of each goal: PostgreSQL works them out once, whatever the list. */
function heldBy(ownerType: string, values: readonly Scalar[]): Sql {
  return sql`g.id in (select o.goal_id from {goal_owner} o where o.owner_type = ${sql.lit(ownerType)} and o.employee_id
    in (${uuids(values)}))`;
}

/** All owners sit in one of the units: each unit for itself, for owners of two units sit together in neither. */
function ownedInside(unitIds: readonly Scalar[], today: string): Sql {
  const owner = sql`select from {goal_owner} o where o.goal_id = g.id and o.owner_type = 'OWNER'`;
  const inside = unitIds.map((id) => sql`not exists (${owner} and o.employee_id not in ${peopleInside([id], today)})`);
  return sql`(exists (${owner}) and (${anyOf(inside)}))`;
}

/** Rules speak of the actor alone; anybody else would need another `below`. */
function heldBelow(ownerType: string, values: readonly Scalar[], actorId: string): Sql {
  if (values.length !== 1 || values[0] !== actorId) throw new Error("Rules on reporting lines speak of the actor");
  return sql`g.id in (select o.goal_id from {goal_owner} o join below on below.employee_id = o.employee_id
    where o.owner_type = ${sql.lit(ownerType)})`;
}
