import { peopleInside, reportsOf } from "#app/modules/people/index.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import { rulesToSql, type FactColumns, type SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";

/**
 * The common table expressions statements about initiatives begin with: `below`, everybody under the actor, and `day`,
 * whose `today` is the actor's.
 */
export function initiativePrelude(context: Context): { text: string; values: readonly unknown[] } {
  const today = context.today();
  return {
    text: `with recursive ${reportsOf}, day(today) as materialized (select ?::date)`,
    values: [context.actor.employeeId, today, today, today],
  };
}

/** The rows called `i` on which the actor may do this, by the rules that decide in memory; needs the prelude. */
export async function initiativesAllowing(context: Context, action: string): Promise<SqlFragment> {
  return rulesToSql(
    await context.ability(),
    action,
    "Initiative",
    factColumns(context.actor.employeeId, context.today()),
  );
}

/** What the actor may do with each row called `i`, as columns `mayEdit`, `mayComplete` and `mayDelete`; needs the prelude. */
export async function initiativeRightsColumns(context: Context): Promise<SqlFragment> {
  const columns = await Promise.all(
    (
      [
        ["edit", "mayEdit"],
        ["complete", "mayComplete"],
        ["delete", "mayDelete"],
      ] as const
    ).map(async ([action, name]) => {
      const { text, values } = await initiativesAllowing(context, action);
      return { text: `coalesce((${text}), false) as "${name}"`, values };
    }),
  );
  return { text: columns.map(({ text }) => text).join(", "), values: columns.flatMap(({ values }) => values) };
}

function factColumns(actorId: string, today: string): FactColumns {
  return {
    visibility: "i.visibility",
    createdBy: "i.created_by",
    ownerIds: (values) => heldBy("OWNER", `employee_id in (${values.map(() => "?::uuid").join(", ")})`, values),
    collaboratorIds: (values) =>
      heldBy("COLLABORATOR", `employee_id in (${values.map(() => "?::uuid").join(", ")})`, values),
    ownerManagerIds: (values) => heldBelow(values, actorId),
    orgUnitIds: (values) => ownedInside(values, today),
  };
}

/** A task, or the task a subtask belongs to: sets that PostgreSQL works out once, whatever the list. */
function heldBy(ownerType: string, who: string, values: readonly Scalar[]): SqlFragment {
  const held = `select p.initiative_id from {initiative_person} p where p.owner_type = '${ownerType}' and p.${who}`;
  return { text: `(i.id in (${held}) or i.parent_id in (${held}))`, values: [...values, ...values] };
}

/** Rules speak of the actor alone; anybody else would need another `below`. */
function heldBelow(values: readonly Scalar[], actorId: string): SqlFragment {
  if (values.length !== 1 || values[0] !== actorId) throw new Error("Rules on reporting lines speak of the actor");
  return heldBy("OWNER", "employee_id in (select employee_id from below)", []);
}

/** All owners sit in one of the units: each unit for itself, for owners of two units sit together in neither. */
function ownedInside(unitIds: readonly Scalar[], today: string): SqlFragment {
  const owner = "select from {initiative_person} o where o.initiative_id = i.id and o.owner_type = 'OWNER'";
  const parts = unitIds.map((unitId) => peopleInside([unitId], today));
  return {
    text: `(exists (${owner}) and (${parts.map(({ text }) => `not exists (${owner} and o.employee_id not in ${text})`).join(" or ")}))`,
    values: parts.flatMap(({ values }) => values),
  };
}
