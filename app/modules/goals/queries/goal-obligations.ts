import type { Context } from "#app/platform/context/context.ts";
import type { Obligation } from "#app/platform/contributions/room.ts";
import { sql } from "#tenancy/sql.ts";

const silentDays = 21;
const dueSoonDays = 7;

type Row = { id: string; title: string; dueDate: string; due: boolean };

/**
 * Open goals of the actor that wait for them: due within a week or overdue, or without a check-in for three weeks. Goals
 * that are computed from others wait for nobody.
 */
export async function goalObligations(context: Context): Promise<Obligation[]> {
  const today = context.today();
  const rows = await context.rows<Row>(
    sql`select g.id, g.title, g.due_date::text as "dueDate", g.due_date <= ${today}::date + ${dueSoonDays}::int as due
       from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER' and o.employee_id = ${context.actor.employeeId}
      where g.deleted_at is null and g.archived_at is null and g.progress_level <> 'CLOSED' and g.start_date <= ${today}::date
        and ((g.due_date <= ${today}::date + ${dueSoonDays}::int and g.kind = 'OBJECTIVE')
             or (g.progress_type = 'MANUAL' and coalesce(g.last_check_in_at, g.created_at, g.start_date) < ${today}::date - ${silentDays}::int))
      order by g.due_date, g.id limit 50`,
  );
  return rows.map(({ id, title, dueDate, due }) => ({
    key: `goals:${due ? "due" : "check-in"}:${id}`,
    room: "goals",
    label: due ? "obligations.due" : "obligations.check-in",
    params: { title },
    link: `/app/my-data/goal/my-goals?panelStack=OBJECTIVE:${id}`,
    dueOn: due ? dueDate : null,
  }));
}
