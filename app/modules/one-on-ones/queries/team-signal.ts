import type { Context } from "#app/platform/context/context.ts";
import type { Signal } from "#app/platform/contributions/signal.ts";
import { silentDays } from "./team-people.ts";
import { otherId } from "./series-list.ts";
import { sql } from "#tenancy/sql.ts";

/** When the actor meets each of their people next, or met them last: their own 1:1s alone, and nobody’s for an admin who looks. */
export function oneOnOneSignal(context: Context): Signal[] {
  if (context.viewedBy) return [];
  const me = context.actor.employeeId;
  const now = context.clock.now();
  const dayOf = (moment: ReturnType<typeof sql>) =>
    sql`((${moment}) at time zone ${context.actor.timeZone}::text)::date::text`;
  return [
    {
      label: "navigation.module",
      of: sql`select asked.id as employee_id, case
          when met.next is not null then jsonb_build_object('key', 'signal.next', 'tone', 'green',
            'on', ${dayOf(sql`met.next`)})
          when met.last is null then jsonb_build_object('key', 'signal.none', 'tone', 'grey', 'none', true)
          else jsonb_build_object('key', 'signal.last', 'on', ${dayOf(sql`met.last`)},
            'tone', case when met.last < ${now}::timestamptz - make_interval(days => ${silentDays}::int)
              then 'red' else 'orange' end) end as said
        from asked left join lateral (
          select min(m.starts_at) filter (where m.status in ('NOT_STARTED', 'ACTIVE') and m.ends_at > ${now}
              and s.archived_at is null) as next,
            max(m.starts_at) filter (where m.status = 'ACKNOWLEDGED') as last
          from {one_on_one_series} s join {one_on_one_meeting} m on m.series_id = s.id
          where (s.organiser_id = ${me}::uuid or s.partner_id = ${me}::uuid) and ${otherId(context)} = asked.id) met on true`,
    },
  ];
}
