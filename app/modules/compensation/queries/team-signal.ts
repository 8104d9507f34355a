import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { sql } from "#tenancy/sql.ts";

/** Of whom a line of a pay cycle waits for the actor, with the day it is due; never an amount, nor whose turn it is else. */
export function compensationSignal(context: Context): Signal[] {
  if (context.viewedBy) return [];
  const me = context.actor.employeeId;
  const today = context.today();
  const due = sql`(case m.turn when 'PROPOSER' then nullif(c.settings->>'proposeBy', '')
    when 'APPROVER' then nullif(c.settings->>'approveBy', '') else nullif(c.settings->>'publishOn', '') end)`;
  return [
    {
      label: "title",
      of: sql`select distinct on (m.employee_id) m.employee_id, jsonb_build_object('key', 'signal.' || m.turn, 'tone',
          case when ${due} < ${today} then 'red' else 'orange' end) as said
        from asked join {compensation_member} m on m.employee_id = asked.id
          join {compensation_cycle} c on c.id = m.cycle_id and c.state in ('ACTIVE', 'IN_REVIEW')
        where m.turn_id = ${me} and m.turn <> 'DONE' and m.excluded is null and m.employee_id <> ${me}
        order by m.employee_id, ${due} nulls last, m.id`,
    },
  ];
}
