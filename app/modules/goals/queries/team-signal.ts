import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { sql } from "#tenancy/sql.ts";
import { fewFirst, goalsAllowing } from "../data/goal-rules-sql.ts";
import { standingColumn } from "./goal-filters.ts";

/** How the running objectives of somebody's people stand, of those the actor may see. */
export async function goalSignal(context: Context): Promise<Signal[]> {
  const allowed = await goalsAllowing(context, "view");
  const today = context.today();
  return [
    {
      label: "names.module",
      of: sql`with recursive ${allowed.with},
        held as materialized (select g.held_by as employee_id, ${standingColumn(context)} as standing
          from (select o.employee_id as held_by, g.* from asked join {goal_owner} o on o.employee_id = asked.id
              and o.owner_type = 'OWNER' join {goal} g on g.id = o.goal_id
            where g.deleted_at is null and g.archived_at is null and g.kind = 'OBJECTIVE' and g.progress_level <> 'CLOSED'
              and g.start_date <= ${today}::date ${fewFirst}) g
          where ${allowed.where}),
        counted as (select asked.id as employee_id, count(h.standing)::int as total,
            count(*) filter (where h.standing <> 'ON_TRACK')::int as behind,
            bool_or(h.standing = 'AT_RISK') as risky
          from asked left join held h on h.employee_id = asked.id group by asked.id)
        select employee_id, case
          when total = 0 then jsonb_build_object('key', 'signal.none', 'tone', 'grey', 'none', true)
          when behind = 0 then jsonb_build_object('key', 'signal.on-track', 'tone', 'green', 'total', total)
          else jsonb_build_object('key', 'signal.behind', 'tone', case when risky then 'red' else 'orange' end,
            'count', behind, 'total', total) end as said
        from counted`,
    },
  ];
}
