import { liveReportingLine, liveSeat } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import type { Visibility } from "../domain/template.ts";
import { prepared } from "#tenancy/prepared-statement.ts";

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
  const people = (from: string, column: string, type: string) =>
    `array(select ${column} from ${from} where goal_id = g.id and owner_type = '${type}' order by 1)`;
  const rows = await context.rows<Omit<GoalFacts, "kind"> & { id: string }>(
    prepared(`with recursive above(goal_id, owner_type, manager_id) as (
       select o.goal_id, o.owner_type, a.manager_id from {goal_owner} o
         join {assignment} a on a.employee_id = o.employee_id and ${liveReportingLine} where o.goal_id = any(?::uuid[])
       union
       select above.goal_id, above.owner_type, a.manager_id from above
         join {assignment} a on a.employee_id = above.manager_id and ${liveReportingLine}),
     seat(goal_id, employee_id, unit_id) as (
       select o.goal_id, o.employee_id, a.org_unit_id from {goal_owner} o
         join {assignment} a on a.employee_id = o.employee_id and ${liveSeat} where o.goal_id = any(?::uuid[]) and o.owner_type = 'OWNER'
       union
       select seat.goal_id, seat.employee_id, u.parent_id from seat join {org_unit} u on u.id = seat.unit_id where u.parent_id is not null)
     select g.id, g.kind as "goalKind", g.level, g.visibility, g.parent_id is not null as "hasParent", g.created_by as "createdBy",
            ${people("{goal_owner}", "employee_id", "OWNER")} as "ownerIds",
            ${people("{goal_owner}", "employee_id", "COLLABORATOR")} as "collaboratorIds",
            ${people("above", "manager_id", "OWNER")} as "ownerManagerIds",
            ${people("above", "manager_id", "COLLABORATOR")} as "collaboratorManagerIds",
            array(select unit_id from seat where goal_id = g.id group by unit_id
                  having count(*) = (select count(*) from {goal_owner} where goal_id = g.id and owner_type = 'OWNER') order by 1) as "orgUnitIds"
       from {goal} g where g.id = any(?::uuid[])`),
    [today, goalIds, today, today, goalIds, goalIds],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { kind: "Goal", ...facts }]));
}

/** The facts of one goal; throws 404 where there is none. */
export async function requireGoalFacts(context: Context, goalId: string): Promise<GoalFacts> {
  const facts = (await loadGoalFacts(context, [goalId])).get(goalId);
  if (!facts) throw notFound("Goal");
  return facts;
}
