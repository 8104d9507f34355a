import type { Context } from "#app/platform/context/context.ts";
import type { Obligation, Owed } from "#app/platform/contributions/owed.ts";
import { sql } from "#tenancy/sql.ts";

const silentDays = 21;
const dueSoonDays = 7;

type Row = { id: string; title: string; dueDate: string; wants: "due" | "soon" | "check-in" };

/**
 * Open goals of the actor that wait for them: due within a week or overdue, or without a check-in for three weeks. Goals
 * that are computed from others wait for nobody.
 */
export function goalsOwed(context: Context): Owed {
  const today = context.today();
  const soon = sql`${today}::date + ${dueSoonDays}::int`;
  return {
    open: sql`from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
      and o.employee_id = ${context.actor.employeeId}
      where g.deleted_at is null and g.archived_at is null and g.progress_level <> 'CLOSED' and g.start_date <= ${today}::date
        and ((g.due_date <= ${soon} and g.kind = 'OBJECTIVE')
             or (g.progress_type = 'MANUAL' and coalesce(g.last_check_in_at, g.created_at,
               g.start_date) < ${today}::date - ${silentDays}::int))`,
    row: sql`jsonb_build_object('id', g.id, 'title', g.title, 'dueDate', g.due_date::text, 'wants',
      case when g.kind <> 'OBJECTIVE' or g.due_date > ${soon} then 'check-in' when g.due_date < ${today}::date then 'due'
        else 'soon' end)`,
    orderBy: sql`g.due_date, g.id`,
    read: obligationOf,
  };
}

function obligationOf({ id, title, dueDate, wants }: Row): Obligation {
  const panel = `panelStack=OBJECTIVE:${id}`;
  const ends = wants !== "check-in";
  return {
    key: `goals:${ends ? "due" : "check-in"}:${id}`,
    room: "goals",
    label: `obligations.${wants}`,
    params: { title },
    link: `/app/my-data/goal/my-goals?${panel}`,
    dueOn: ends ? dueDate : null,
    act: ends
      ? { label: "action.close", href: `?${panel}&act=close` }
      : { label: "action.check-in", href: `?${panel}&act=check-in:${id}` },
  };
}
