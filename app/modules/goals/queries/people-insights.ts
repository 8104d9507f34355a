import { isPresent, liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { InsightScope } from "../domain/insight-scope.ts";
import { filterConditions } from "./goal-filters.ts";
import { measuredColumns, numberColumns, type GoalNumbers } from "./goal-insights.ts";
import { allOf, sql, type Sql } from "#tenancy/sql.ts";

/** A person's goals, objectives and key results, in numbers. */
export type PersonNumbers = GoalNumbers & { id: string; name: string; photo: string | null; email: string };
export type PeopleCounts = { people: number; without: number };
export type PeopleAsked = { scope: InsightScope; period: string };

/** How many people there are, and how many of them own no goal the actor may see. */
export async function countPeople(context: Context, asked: PeopleAsked): Promise<PeopleCounts> {
  const numbers = await personNumbers(context, asked);
  const [counts] = await context.rows<PeopleCounts>(
    sql`${numbers} select count(*)::int as people, count(*) filter (where total = 0)::int as without from numbers`,
  );
  return counts!;
}

/** People with their numbers, by name; those without a goal alone where asked for. */
export async function listPeople(
  context: Context,
  asked: PeopleAsked,
  { without, limit, offset = 0 }: { without: boolean; limit: number; offset?: number },
): Promise<PersonNumbers[]> {
  const numbers = await personNumbers(context, asked);
  return context.rows<PersonNumbers>(
    sql`${numbers} select * from numbers ${without ? sql`where total = 0` : sql``} order by lower(name), id
      limit ${limit} offset ${offset}`,
  );
}

/** Common table expressions down to `numbers`, a row a person who is with the company today. */
async function personNumbers(context: Context, { scope, period }: PeopleAsked): Promise<Sql> {
  const allowed = await goalsAllowing(context, "view");
  const kept = allOf([
    sql`g.deleted_at is null and g.archived_at is null`,
    ...filterConditions(context, { period, kind: "ALL" }),
    allowed.where,
  ]);
  return sql`with recursive ${allowed.with},
      persons as (select e.id, e.display_name as name, e.photo_key as photo, e.work_email::text as email from {employee} e
        where ${isPresent(sql`e.id`, context.today())} and ${peopleOf(context, scope)}),
      owned as (select o.employee_id, ${measuredColumns(context)} from {goal} g join {goal_owner} o on o.goal_id = g.id
        and o.owner_type = 'OWNER' where ${kept}),
      numbers as (select p.id, p.name, p.photo, p.email, ${numberColumns(sql`owned.employee_id`)}
        from persons p left join owned on owned.employee_id = p.id group by p.id, p.name, p.photo, p.email)`;
}

function peopleOf(context: Context, scope: InsightScope): Sql {
  if (scope === "company") return sql`true`;
  if (scope === "all-reports") return sql`e.id in (select employee_id from below)`;
  return sql`e.id in (select a.employee_id from {assignment} a where a.manager_id = ${context.actor.employeeId} and
    ${liveReportingLine(context.today())})`;
}
