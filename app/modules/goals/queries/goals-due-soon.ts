import type { Context } from "#app/platform/context/context.ts";
import type { DaysAhead, NearDue } from "#app/platform/contributions/room-time.ts";
import { inUseFor } from "./goals-in-use.ts";
import { sql } from "#tenancy/sql.ts";

/** Open objectives whose last day is near: they are to be closed, or run longer. */
export async function goalsDueSoon(context: Context, { from, until }: DaysAhead): Promise<NearDue> {
  const inUse = await inUseFor(context);
  return {
    rows: sql`select o.employee_id as recipient_id, 'due-soon' as kind, g.id::text as key, g.due_date as due_on,
        jsonb_build_object('id', g.id, 'title', g.title) as said
      from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
        join {employee} e on e.id = o.employee_id
      where g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE' and g.progress_level <> 'CLOSED'
        and g.start_date <= ${from}::date and g.due_date between ${from}::date and ${until}::date
        and g.created_at < ${from}::date and ${inUse ?? sql`true`}`,
    read: ({ id, title }: { id: string; title: string }, date) => ({
      params: { title, date },
      link: `/app/goal/${id}`,
      about: { kind: "Goal", id },
    }),
  };
}
