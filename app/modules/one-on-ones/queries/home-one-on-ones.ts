import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { otherId } from "./series-list.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type NextOneOnOnesCard = {
  meetings: { id: string; seriesId: string; name: string; startsAt: string; points: number }[];
};

/** Whom one meets next; whoever sees the product as somebody else is not told whom they meet. */
export function nextOneOnOnes(context: Context): HomeCard[] {
  if (context.viewedBy) return [];
  const me = context.actor.employeeId;
  return [
    {
      name: "next-one-on-ones",
      group: "me",
      topic: "coaching",
      data: sql`select case when count(*) = 0 then null else jsonb_build_object('meetings', jsonb_agg(to_jsonb(shown)
        order by shown."startsAt")) end from (
        select m.id, s.id as "seriesId", o.display_name as name, ${instant(sql`m.starts_at`)} as "startsAt",
          (select count(*)::int from {one_on_one_point} p where p.series_id = s.id and p.done_in is null
            and p.deleted_at is null and (p.audience = 'BOTH' or p.author_id = ${me})) as points
        from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
          join {employee} o on o.id = ${otherId(context)}
       where (s.organiser_id = ${me} or s.partner_id = ${me}) and s.archived_at is null and m.status in ('NOT_STARTED',
         'ACTIVE') and m.ends_at > ${context.clock.now()} and m.starts_at < ${context.clock.now()}::timestamptz
         + interval '14 days'
       order by m.starts_at limit 4) shown`,
    },
  ];
}
