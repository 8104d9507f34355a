import { liveReportingLine, liveSeat } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import type { Visibility } from "../domain/template.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** All that rules about goals may test. */
export type GoalFacts = {
  kind: "Goal";
  goalKind: GoalKind;
  level: ObjectiveLevel;
  visibility: Visibility;
  hasParent: boolean;
  createdBy: string;
  ownerIds: string[];
  collaboratorIds: string[];
  /** Everybody above an owner, and above a collaborator, in today's reporting line. */
  ownerManagerIds: string[];
  collaboratorManagerIds: string[];
  /** The org units that every owner sits in today, directly or further down. */
  orgUnitIds: string[];
};

/** The facts of some goals, deleted ones too, in one statement. */
export async function loadGoalFacts(context: Context, goalIds: readonly string[]): Promise<Map<string, GoalFacts>> {
  const today = context.today();
  const people = (from: Sql, column: string, type: string) =>
    sql`array(select ${sql.ref(column)} from ${from} where goal_id = g.id and owner_type = ${sql.lit(type)} order by 1)`;
  const rows = await context.rows<Omit<GoalFacts, "kind"> & { id: string }>(
    prepared(sql`with recursive above(goal_id, owner_type, manager_id) as (
       select o.goal_id, o.owner_type, a.manager_id from {goal_owner} o
         join {assignment} a on a.employee_id = o.employee_id and ${liveReportingLine(today)} where
           o.goal_id = any(${goalIds}::uuid[])
       union
       select above.goal_id, above.owner_type, a.manager_id from above
         join {assignment} a on a.employee_id = above.manager_id and ${liveReportingLine(today)}),
     seat(goal_id, employee_id, unit_id) as (
       select o.goal_id, o.employee_id, a.org_unit_id from {goal_owner} o
         join {assignment} a on a.employee_id = o.employee_id
           and ${liveSeat(today)} where o.goal_id = any(${goalIds}::uuid[]) and o.owner_type = 'OWNER'
       union
       select seat.goal_id, seat.employee_id, u.parent_id from seat join {org_unit} u on u.id = seat.unit_id
         where u.parent_id is not null)
     select g.id, g.kind as "goalKind", g.level, g.visibility, g.parent_id is not null as "hasParent",
       g.created_by as "createdBy",
            ${people(sql`{goal_owner}`, "employee_id", "OWNER")} as "ownerIds",
            ${people(sql`{goal_owner}`, "employee_id", "COLLABORATOR")} as "collaboratorIds",
            ${people(sql`above`, "manager_id", "OWNER")} as "ownerManagerIds",
            ${people(sql`above`, "manager_id", "COLLABORATOR")} as "collaboratorManagerIds",
            array(select unit_id from seat where goal_id = g.id group by unit_id
                  having count(*) = (select count(*) from {goal_owner} where goal_id = g.id and owner_type = 'OWNER')
                    order by 1) as "orgUnitIds"
       from {goal} g where g.id = any(${goalIds}::uuid[])`),
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { kind: "Goal", ...facts }]));
}

/** The facts of one goal; throws 404 where there is none. */
export async function requireGoalFacts(context: Context, goalId: string): Promise<GoalFacts> {
  const facts = (await loadGoalFacts(context, [goalId])).get(goalId);
  if (!facts) throw notFound("Goal");
  return facts;
}
