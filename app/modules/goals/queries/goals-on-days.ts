import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

const most = 500;

/** The due dates of the open goals the actor owns. */
export async function goalsOnDays(context: Context): Promise<CalendarEntry[]> {
  const { with: prelude, where } = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string; title: string; dueDate: string; version: number }>(
    sql`with recursive ${prelude}
     select g.id, g.title, g.due_date::text as "dueDate", g.version from {goal} g
      where g.deleted_at is null and g.archived_at is null and g.progress_level <> 'CLOSED' and (${where})
        and g.id in (select o.goal_id from {goal_owner} o where o.owner_type = 'OWNER'
          and o.employee_id = ${context.actor.employeeId})
      order by g.due_date, g.id limit ${most}`,
  );
  return rows.map(({ id, title, dueDate, version }) => ({
    uid: id,
    title,
    on: dueDate,
    link: `/app/goal/${id}`,
    sequence: version,
  }));
}
