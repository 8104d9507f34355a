import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

export type GoalOfPeriod = {
  id: string;
  title: string;
  kind: "OBJECTIVE" | "KEY_RESULT";
  percent: number | null;
  level: string;
  closure: string | null;
  startDate: string;
  dueDate: string;
};

export type GoalPeriod = { from: string; to: string };

/** Goals somebody owns that touch the period, as far as the actor may see them, key results without an objective too. */
export async function goalsOfPeriod(
  context: Context,
  employeeId: string,
  { from, to }: GoalPeriod,
): Promise<GoalOfPeriod[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows<GoalOfPeriod>(
    sql`with recursive ${allowed.with}
     select g.id, g.title, g.kind, g.percent::float8 as percent, g.progress_level as level, g.closure_status as closure,
       g.start_date::text as "startDate", g.due_date::text as "dueDate"
       from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER' and o.employee_id = ${employeeId}::uuid
      where g.deleted_at is null and g.kind = 'OBJECTIVE' and g.start_date <= ${to}::date
        and g.due_date >= ${from}::date and (${allowed.where})
      order by g.start_date, lower(g.title), g.id limit 30`,
  );
}

/** Those of these people who own a goal that touches the period, for who plans for many: whether, never which. */
export async function peopleWithGoals(
  context: Context,
  employeeIds: readonly string[],
  { from, to }: GoalPeriod,
): Promise<Set<string>> {
  const rows = await context.rows<{ id: string }>(
    sql`select distinct o.employee_id as id from {goal_owner} o join {goal} g on g.id = o.goal_id
      and g.deleted_at is null and g.start_date <= ${to}::date and g.due_date >= ${from}::date
      where o.owner_type = 'OWNER' and o.employee_id = any(${[...employeeIds]}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The objectives of many people that touch the period, by person, thirty each: whoever asks, for who keeps what was asked. */
export async function objectivesOfMany(
  context: Pick<Context, "rows">,
  employeeIds: readonly string[],
  { from, to }: GoalPeriod,
): Promise<Map<string, { id: string; name: string }[]>> {
  const rows = await context.rows<{ employeeId: string; id: string; name: string }>(
    sql`select * from (select o.employee_id as "employeeId", g.id, g.title as name, row_number() over (partition by
        o.employee_id order by g.start_date, lower(g.title), g.id)::int as place
      from {goal_owner} o join {goal} g on g.id = o.goal_id and g.deleted_at is null and g.kind = 'OBJECTIVE'
        and g.start_date <= ${to}::date and g.due_date >= ${from}::date
     where o.owner_type = 'OWNER' and o.employee_id = any(${[...employeeIds]}::uuid[])) found
     where place <= 30 order by "employeeId", place`,
  );
  const byPerson = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...byPerson].map(([id, goals]) => [id, goals.map(({ id: goalId, name }) => ({ id: goalId, name }))]));
}
