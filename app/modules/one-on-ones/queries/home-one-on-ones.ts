import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { HomeCard } from "#app/platform/contributions/home-card.ts";
import { minuteBegun } from "#app/platform/time/clock.ts";
import { daysAgoByMinute } from "#app/platform/time/days-ago.ts";
import { replyOf } from "../data/reply-record.ts";
import type { Reply } from "../domain/replies.ts";
import { otherId } from "./series-list.ts";
import { silentDays } from "./team-people.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type NextOneOnOnesCard = {
  meetings: { id: string; seriesId: string; name: string; startsAt: string; points: number; reply: Reply | null }[];
};

export type TeamOneOnOnesCard = {
  people: number;
  /** Held with them in the last thirty days. */
  held: number;
  /** Whom one has not met for five weeks, the longest first, and when one does next. */
  silent: { id: string; name: string; next: string | null }[];
};

/** How one meets those who report to one: their own 1:1s alone. */
export function teamOneOnOnes(context: Context): HomeCard[] {
  if (context.viewedBy || !context.actor.directManager) return [];
  const me = context.actor.employeeId;
  const now = minuteBegun(context.clock);
  const today = context.today();
  return [
    {
      name: "team-one-on-ones",
      group: "team",
      topic: "coaching",
      data: sql`select case when count(*) = 0 then null else jsonb_build_object('people', count(*), 'held', sum(person.held),
        'silent', coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', person.name, 'next', person.next)
            order by person.last nulls first, person.name)
          filter (where person.last is null or person.last < ${daysAgoByMinute(context, silentDays)}), '[]')) end from (
        select e.id, e.display_name as name, max(m.starts_at) filter (where m.status = 'ACKNOWLEDGED') as last,
          count(m.id) filter (where m.status = 'ACKNOWLEDGED' and m.starts_at > ${daysAgoByMinute(context, 30)})::int as held,
          ${instant(sql`min(m.starts_at) filter (where m.status in ('NOT_STARTED', 'ACTIVE') and m.ends_at > ${now}
            and s.archived_at is null)`)} as next
        from {assignment} a join {employee} e on e.id = a.employee_id
          left join {one_on_one_series} s on (s.organiser_id, s.partner_id) in ((a.employee_id, ${me}::uuid),
            (${me}::uuid, a.employee_id))
          left join {one_on_one_meeting} m on m.series_id = s.id
        where a.manager_id = ${me} and ${liveReportingLine(today)}
          and (e.resigned_on is null or e.resigned_on > ${today}::date) group by e.id) person`,
    },
  ];
}

/** Whom one meets next; whoever sees the product as somebody else is not told whom they meet. */
export function nextOneOnOnes(context: Context): HomeCard[] {
  if (context.viewedBy) return [];
  const me = context.actor.employeeId;
  const now = minuteBegun(context.clock);
  return [
    {
      name: "next-one-on-ones",
      group: "me",
      topic: "coaching",
      data: sql`select case when count(*) = 0 then null else jsonb_build_object('meetings', jsonb_agg(to_jsonb(shown)
        order by shown."startsAt")) end from (
        select m.id, s.id as "seriesId", o.display_name as name, ${replyOf(sql`${me}::uuid`)} as reply, ${instant(sql`m.starts_at`)} as "startsAt",
          (select count(*)::int from {one_on_one_point} p where p.series_id = s.id and p.done_in is null
            and p.deleted_at is null and (p.audience = 'BOTH' or p.author_id = ${me})) as points
        from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
          join {employee} o on o.id = ${otherId(context)}
       where (s.organiser_id = ${me} or s.partner_id = ${me}) and s.archived_at is null and m.status in ('NOT_STARTED',
         'ACTIVE') and m.ends_at > ${now} and m.starts_at < ${now}::timestamptz
         + interval '14 days'
       order by m.starts_at limit 4) shown`,
    },
  ];
}
