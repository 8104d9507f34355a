import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { sql } from "#tenancy/sql.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";

/** How many tasks of somebody's people are overdue, of those the actor may see. */
export async function taskSignal(context: Context): Promise<Signal[]> {
  return [
    {
      label: "navigation.module",
      of: sql`${initiativePrelude(context)},
        counted as (select p.employee_id, count(*)::int as open,
            count(*) filter (where i.due_date < (select today from day))::int as overdue
          from asked join {initiative_person} p on p.employee_id = asked.id and p.owner_type = 'OWNER'
            join {initiative} i on i.id = p.initiative_id
          where i.deleted_at is null and i.completed_at is null and (${await initiativesAllowing(context, "view")})
          group by p.employee_id)
        select employee_id, case
          when overdue = 0 then jsonb_build_object('key', 'signal.open', 'tone', 'green', 'count', open)
          else jsonb_build_object('key', 'signal.overdue', 'tone', case when overdue > 2 then 'red' else 'orange' end,
            'count', overdue) end as said
        from counted`,
    },
  ];
}
