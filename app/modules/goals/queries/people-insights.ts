import { isPresent, liveReportingLine } from "#app/modules/people/index.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { InsightScope } from "../domain/goal-export.ts";
import { filterConditions, joinConditions } from "./goal-filters.ts";
import { measuredColumns, measuredValues, numberColumns, type GoalNumbers } from "./goal-insights.ts";

/** A person's goals, objectives and key results, in numbers. */
export type PersonNumbers = GoalNumbers & { id: string; name: string; email: string };
export type PeopleCounts = { people: number; without: number };
export type PeopleAsked = { scope: InsightScope; period: string };

/** How many people there are, and how many of them own no goal the actor may see. */
export async function countPeople(context: Context, asked: PeopleAsked): Promise<PeopleCounts> {
  const numbers = await personNumbers(context, asked);
  const [counts] = await context.rows<PeopleCounts>(
    `${numbers.text} select count(*)::int as people, count(*) filter (where total = 0)::int as without from numbers`,
    numbers.values,
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
    `${numbers.text} select * from numbers ${without ? "where total = 0" : ""} order by lower(name), id limit ${limit} offset ${offset}`,
    numbers.values,
  );
}

/** Common table expressions down to `numbers`, a row a person who is with the company today. */
async function personNumbers(context: Context, { scope, period }: PeopleAsked): Promise<SqlFragment> {
  const allowed = await goalsAllowing(context, "view");
  const today = context.today();
  const kept = joinConditions([
    { text: "g.deleted_at is null and g.archived_at is null", values: [] },
    ...filterConditions(context, { period, kind: "ALL" }),
    allowed.where,
  ]);
  const inScope = peopleOf(context, scope);
  return {
    text: `with recursive ${allowed.with.text},
      persons as (select e.id, e.display_name as name, e.work_email::text as email from {employee} e where ${isPresent("e.id")} and ${inScope.text}),
      owned as (select o.employee_id, ${measuredColumns} from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER' where ${kept.text}),
      numbers as (select p.id, p.name, p.email, ${numberColumns("owned.employee_id")}
        from persons p left join owned on owned.employee_id = p.id group by p.id, p.name, p.email)`,
    values: [...allowed.with.values, today, ...inScope.values, ...measuredValues(context), ...kept.values],
  };
}

function peopleOf(context: Context, scope: InsightScope): SqlFragment {
  if (scope === "company") return { text: "true", values: [] };
  if (scope === "all-reports") return { text: "e.id in (select employee_id from below)", values: [] };
  return {
    text: `e.id in (select a.employee_id from {assignment} a where a.manager_id = ? and ${liveReportingLine})`,
    values: [context.actor.employeeId, context.today()],
  };
}
