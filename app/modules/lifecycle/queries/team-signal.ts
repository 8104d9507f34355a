import { isBelow } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { sql } from "#tenancy/sql.ts";

/** How far the journey of each new person below the actor is, the one that began last; nobody else's, and of no leaving. */
export function lifecycleSignal(context: Context): Signal[] {
  if (context.viewedBy) return [];
  const today = context.today();
  return [
    {
      label: "navigation.module",
      of: sql`select told.employee_id, case when told.late > 0
          then jsonb_build_object('key', 'signal.late', 'count', told.late, 'tone', 'red')
          else jsonb_build_object('key', 'signal.progress', 'count', told.closed, 'total', told.steps, 'tone', 'grey') end
          as said
        from asked cross join lateral (
          select j.employee_id, count(s.id)::int as steps, (count(s.id) filter (where s.state <> 'OPEN'))::int as closed,
            (count(s.id) filter (where s.state = 'OPEN' and s.due_on < ${today}::date))::int as late
          from {lifecycle_journey} j left join {lifecycle_step} s on s.journey_id = j.id
          where j.employee_id = asked.id and j.state = 'RUNNING' and j.moment in ('HIRE', 'REHIRE')
            and ${isBelow(sql`j.employee_id`, context.actor.employeeId, today)}
          group by j.id order by j.on_day desc, j.id limit 1) told`,
    },
  ];
}
