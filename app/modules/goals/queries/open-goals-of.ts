import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { silentDays, type StalenessFacts } from "../domain/staleness.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type OpenGoal = {
  id: string;
  title: string;
  percent: number | null;
  ownerId: string;
  ownerName: string;
  /** When it was last heard of; the day it was made where there is no check-in. */
  heardAt: string;
  checkedIn: boolean;
  silentDays: number | null;
};

const shownAtMost = 30;

/** Running goals that these people own and the actor may see, for who talks with them: one statement. */
export async function openGoalsOf(context: Context, ownerIds: readonly string[]): Promise<OpenGoal[]> {
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<Omit<OpenGoal, "silentDays"> & StalenessFacts>(
    sql`with recursive ${allowed.with}
     select g.id, g.title, g.percent, e.id as "ownerId", e.display_name as "ownerName",
       g.last_check_in_at is not null as "checkedIn",
            g.progress_level as "progressLevel", g.closure_status as closure, g.start_date::text as "startDate",
            ${instant(sql`coalesce(g.last_check_in_at, g.created_at)`)} as "heardAt"
       from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
         and o.employee_id = any(${ownerIds}::uuid[]) join {employee} e on e.id = o.employee_id
      where g.deleted_at is null and g.archived_at is null and g.progress_level <> 'CLOSED'
        and g.start_date <= ${context.today()}::date and (${allowed.where})
      order by coalesce(g.last_check_in_at, g.created_at) desc, g.id limit ${shownAtMost}`,
  );
  return rows.map((row) => {
    const { id, title, percent, ownerId, ownerName, heardAt, checkedIn } = row;
    const silent = silentDays(row, context.today(), context.actor.timeZone);
    return { id, title, percent, ownerId, ownerName, heardAt, checkedIn, silentDays: silent };
  });
}
