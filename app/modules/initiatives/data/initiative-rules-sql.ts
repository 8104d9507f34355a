import { peopleInside, reportsOf } from "#app/modules/people/index.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { anyOf, uuids, sql, type Sql } from "#tenancy/sql.ts";

/**
 * The common table expressions statements about initiatives begin with: `below`, everybody under the actor, and `day`,
 * whose `today` is the actor's.
 */
export function initiativePrelude(context: Context): Sql {
  const today = context.today();
  return sql`with recursive ${reportsOf(context.actor.employeeId, today)}, day(today) as materialized (select ${today}::date)`;
}

/** The rows called `i` on which the actor may do this, by the rules that decide in memory; needs the prelude. */
export async function initiativesAllowing(
  context: Context,
  action: string,
  /** What is taken to be so, whatever the row says. */
  supposed: { visibility?: Sql } = {},
): Promise<Sql> {
  const columns = { ...factColumns(context.actor.employeeId, context.today()), ...supposed };
  return rulesToSql(await context.ability(), action, "Initiative", columns);
}

/** What the actor may do with each row called `i`, as columns `mayEdit`, `mayComplete` and `mayDelete`; needs the prelude. */
export async function initiativeRightsColumns(context: Context): Promise<Sql> {
  const columns = await Promise.all(
    (
      [
        ["edit", "mayEdit"],
        ["complete", "mayComplete"],
        ["delete", "mayDelete"],
      ] as const
    ).map(async ([action, name]) => {
      return sql`coalesce((${await initiativesAllowing(context, action)}), false) as ${sql.ref(name)}`;
    }),
  );
  return sql.join(columns);
}

function factColumns(actorId: string, today: string): FactColumns {
  return {
    visibility: sql`i.visibility`,
    createdBy: sql`i.created_by`,
    ownerIds: (values) => heldBy("OWNER", sql`p.employee_id in (${uuids(values)})`),
    collaboratorIds: (values) => heldBy("COLLABORATOR", sql`p.employee_id in (${uuids(values)})`),
    ownerManagerIds: (values) => heldBelow(values, actorId),
    orgUnitIds: (values) => ownedInside(values, today),
  };
}

/** A task, or the task a subtask belongs to: sets that PostgreSQL works out once, whatever the list. */
function heldBy(ownerType: string, who: Sql): Sql {
  const held = sql`select p.initiative_id from {initiative_person} p where p.owner_type = ${sql.lit(ownerType)} and ${who}`;
  return sql`(i.id in (${held}) or i.parent_id in (${held}))`;
}

/** Rules speak of the actor alone; anybody else would need another `below`. */
function heldBelow(values: readonly Scalar[], actorId: string): Sql {
  if (values.length !== 1 || values[0] !== actorId) throw new Error("Rules on reporting lines speak of the actor");
  return heldBy("OWNER", sql`p.employee_id in (select employee_id from below)`);
}

/** All owners sit in one of the units: each unit for itself, for owners of two units sit together in neither. */
function ownedInside(unitIds: readonly Scalar[], today: string): Sql {
  const owner = sql`select from {initiative_person} o where o.initiative_id = i.id and o.owner_type = 'OWNER'`;
  const inside = unitIds.map((id) => sql`not exists (${owner} and o.employee_id not in ${peopleInside([id], today)})`);
  return sql`(exists (${owner}) and (${anyOf(inside)}))`;
}
