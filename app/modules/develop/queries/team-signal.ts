import { reportsOf } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { planProgress } from "../data/plan-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** How far the growth plan of each person below the actor is; nobody else's. */
export function developSignal(context: Context): Signal[] {
  if (context.viewedBy) return [];
  const today = context.today();
  const progress = planProgress(sql`p.id`);
  return [
    {
      label: "navigation.plan",
      of: sql`with recursive ${reportsOf(context.actor.employeeId, today)}
        select asked.id as employee_id, case
          when p.id is null then jsonb_build_object('key', 'team.NO_PLAN', 'tone', 'grey', 'none', true)
          when p.state = 'PROPOSED' then jsonb_build_object('key', 'team.PROPOSED', 'tone', 'orange')
          when p.state = 'DRAFT' then jsonb_build_object('key', 'plan-state.DRAFT', 'tone', 'grey')
          else jsonb_build_object('key', 'signal.progress', 'count', coalesce(${progress}, 0), 'tone',
            case when p.target_on < ${today}::date and coalesce(${progress}, 0) < 100 then 'red' else 'green' end) end as said
        from asked join below on below.employee_id = asked.id
          left join {growth_plan} p on p.employee_id = asked.id and p.state <> 'CLOSED'`,
    },
  ];
}
