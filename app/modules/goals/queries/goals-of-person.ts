import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { Standing } from "../domain/standing.ts";
import { sql } from "#tenancy/sql.ts";
import { standingColumn } from "./goal-filters.ts";

/** Open objectives of one person that the reader may see, the next due first; `percent` is null before the first check-in. */
export type GoalsOfPerson = {
  goals: { id: string; title: string; percent: number | null; standing: Standing; dueDate: string }[];
  count: number;
  isMe: boolean;
};

const shown = 5;

export async function goalsOfPerson(context: Context, employeeId: string): Promise<GoalsOfPerson> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<GoalsOfPerson["goals"][number] & { count: number }>(
    sql`with recursive ${allowed.with}
     select g.id, g.title, g.percent, ${standingColumn(context)} as standing, g.due_date::text as "dueDate",
       count(*) over ()::int as count
       from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER' and o.employee_id = ${employeeId}
      where g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE' and g.progress_level <> 'CLOSED'
        and ${allowed.where}
      order by g.due_date, g.title, g.id limit ${shown}`,
  );
  return {
    goals: rows.map(({ count: _, ...goal }) => goal),
    count: rows[0]?.count ?? 0,
    isMe: employeeId === context.actor.employeeId,
  };
}
