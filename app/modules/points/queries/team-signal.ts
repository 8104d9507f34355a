import { reportsOf } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { sql } from "#tenancy/sql.ts";
import { standingOn } from "../data/balance-sql.ts";

/** How many points each person below the actor has; nobody else's. */
export function pointsSignal(context: Context): Signal[] {
  if (context.viewedBy) return [];
  const today = context.today();
  return [
    {
      label: "navigation.module",
      of: sql`with recursive ${reportsOf(context.actor.employeeId, today)}, ${standingOn(sql`${today}::date`)}
        select asked.id as employee_id, jsonb_build_object('key', 'signal.points', 'count', coalesce(s.balance, 0),
            'none', coalesce(s.balance, 0) = 0, 'tone',
            case when exists (select from {points_escalation} x where x.employee_id = asked.id and x.state = 'OPEN')
              then 'orange' else 'grey' end) as said
        from asked join below on below.employee_id = asked.id left join standing s on s.employee_id = asked.id`,
    },
  ];
}
