import { liveReportingLine, liveSeat } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { GoalKind, ObjectiveLevel } from "../domain/hierarchy.ts";
import type { Visibility } from "../domain/template.ts";
import { goalRecordColumns, type GoalRecord } from "./goal-record.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { isOneOf, sql, type Sql } from "#tenancy/sql.ts";

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

/** Whom somebody reports to on a day: looked up for each, as the days of all assignments would be read otherwise. */
const managerOf = (employeeId: Sql, today: string) =>
  sql`(select a.manager_id from {assignment} a where a.employee_id = ${employeeId} and ${liveReportingLine(today)} offset 0)`;

/** Who is above owners and collaborators of some goals, and where their owners sit: what `relationColumns` rest on. */
const relations = (goalIds: readonly string[], today: string) => sql`above(goal_id, owner_type, manager_id) as (
    select o.goal_id, o.owner_type, m.manager_id from {goal_owner} o
      cross join lateral ${managerOf(sql`o.employee_id`, today)} m where ${isOneOf(sql`o.goal_id`, goalIds)}
    union
    select above.goal_id, above.owner_type, m.manager_id from above
      cross join lateral ${managerOf(sql`above.manager_id`, today)} m),
  seat(goal_id, employee_id, unit_id) as (
    select o.goal_id, o.employee_id, a.org_unit_id from {goal_owner} o
      join {assignment} a on a.employee_id = o.employee_id
        and ${liveSeat(today)} where ${isOneOf(sql`o.goal_id`, goalIds)} and o.owner_type = 'OWNER'
    union
    select seat.goal_id, seat.employee_id, u.parent_id from seat join {org_unit} u on u.id = seat.unit_id
      where u.parent_id is not null)`;

const people = (from: Sql, column: string, type: string) =>
  sql`array(select ${sql.ref(column)} from ${from} where goal_id = g.id and owner_type = ${sql.lit(type)} order by 1)`;

const relationColumns = sql`g.kind as "goalKind", g.parent_id is not null as "hasParent",
  ${people(sql`{goal_owner}`, "employee_id", "OWNER")} as "ownerIds",
  ${people(sql`{goal_owner}`, "employee_id", "COLLABORATOR")} as "collaboratorIds",
  ${people(sql`above`, "manager_id", "OWNER")} as "ownerManagerIds",
  ${people(sql`above`, "manager_id", "COLLABORATOR")} as "collaboratorManagerIds",
  array(select unit_id from seat where goal_id = g.id group by unit_id
    having count(*) = (select count(*) from {goal_owner} where goal_id = g.id and owner_type = 'OWNER')
      order by 1) as "orgUnitIds"`;

/** The facts of some goals, deleted ones too, in one statement. */
export async function loadGoalFacts(context: Context, goalIds: readonly string[]): Promise<Map<string, GoalFacts>> {
  const rows = await context.rows<Omit<GoalFacts, "kind"> & { id: string }>(
    prepared(sql`with recursive ${relations(goalIds, context.today())}
     select g.id, g.level, g.visibility, g.created_by as "createdBy", ${relationColumns}
       from {goal} g where ${isOneOf(sql`g.id`, goalIds)}`),
  );
  return new Map(rows.map(({ id, ...facts }) => [id, { kind: "Goal", ...facts }]));
}

/** A goal with its facts, in one statement; throws 404 where there is none, or it was deleted. */
export async function requireGoalWithFacts(
  context: Context,
  goalId: string,
): Promise<{ goal: GoalRecord; facts: GoalFacts }> {
  const found = await firstRow<GoalRecord & Omit<GoalFacts, "kind">>(
    context,
    prepared(sql`with recursive ${relations([goalId], context.today())}
     select ${goalRecordColumns}, ${relationColumns} from {goal} g where g.id = ${goalId} and g.deleted_at is null`),
  );
  if (!found) throw notFound("Goal");
  const { goalKind, hasParent, ownerIds, collaboratorIds, ...others } = found;
  const { ownerManagerIds, collaboratorManagerIds, orgUnitIds, ...goal } = others;
  const { level, visibility, createdBy } = goal;
  const related = { ownerIds, collaboratorIds, ownerManagerIds, collaboratorManagerIds, orgUnitIds };
  return { goal, facts: { kind: "Goal", goalKind, level, visibility, hasParent, createdBy, ...related } };
}

/** The facts of one goal; throws 404 where there is none. */
export async function requireGoalFacts(context: Context, goalId: string): Promise<GoalFacts> {
  const facts = (await loadGoalFacts(context, [goalId])).get(goalId);
  if (!facts) throw notFound("Goal");
  return facts;
}
