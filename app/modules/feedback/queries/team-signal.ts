import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { sql } from "#tenancy/sql.ts";

const quietDays = 60;

/** When the actor gave each of their people feedback last: their own words alone, never what others wrote, and nothing for an admin who looks. */
export function feedbackSignal(context: Context): Signal[] {
  if (context.viewedBy) return [];
  const me = context.actor.employeeId;
  const now = context.clock.now();
  return [
    {
      label: "signal.label",
      of: sql`select asked.id as employee_id, case
          when given.last is null then jsonb_build_object('key', 'signal.none', 'tone', 'grey', 'none', true)
          else jsonb_build_object('key', 'signal.last', 'on',
            (given.last at time zone ${context.actor.timeZone}::text)::date::text, 'tone',
            case when given.last < ${now}::timestamptz - make_interval(days => ${quietDays}::int) then 'orange'
              else 'green' end) end as said
        from asked left join lateral (select max(f.created_at) as last from {feedback} f
          where f.deleted_at is null and f.author_id = ${me}::uuid and f.receiver_id = asked.id) given on true`,
    },
  ];
}
