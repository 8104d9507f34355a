import { isPresent, liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** A manager who is to be told of their week; `event` names it, so that they are told of it once. */
export type TeamWeek = { employeeId: string; language: string; event: string };

/** So many at once; the others follow a few minutes later. */
const mostAtOnce = 200;

/**
 * Managers for whom a week has begun: from Monday at 8 by their own clock to Wednesday, for who was away or while nothing
 * ran. Those who were told of this week are left out. `kinds` are the notices that tell of it; nobody is told where the
 * company has none of the `modules`.
 */
export async function teamWeeksDue(
  context: Context,
  kinds: readonly string[],
  modules: readonly string[],
): Promise<TeamWeek[]> {
  const now = context.clock.now();
  return context.rows<TeamWeek>(
    sql`with leads as (
       select distinct a.manager_id as id from {assignment} a where ${liveReportingLine(context.today())}),
     clocks as (
       select e.id, coalesce(e.language, c.language) as language,
         ${now}::timestamptz at time zone coalesce(e.time_zone, c.time_zone) as here
       from leads l join {employee} e on e.id = l.id cross join {organization} c
       where c.enabled_features && ${modules}::text[] and ${isPresent(sql`e.id`, context.today())}),
     due as (
       select id, language, 'team-week ' || (date_trunc('week', here)::date)::text as event from clocks
       where extract(isodow from here) <= 3 and here >= date_trunc('week', here) + interval '8 hours')
     select d.id as "employeeId", d.language, d.event from due d
      where not exists (select from {notification} n where n.recipient_id = d.id
        and n.event_key in (select d.event || ':' || k from unnest(${kinds}::text[]) k))
      order by d.id limit ${mostAtOnce}`,
  );
}

/** Whom the actor leads directly, by name. */
export async function ownReports(context: Context): Promise<{ id: string; name: string }[]> {
  return context.rows<{ id: string; name: string }>(
    sql`select e.id, e.display_name as name from {assignment} a join {employee} e on e.id = a.employee_id
      where a.manager_id = ${context.actor.employeeId} and ${liveReportingLine(context.today())}
      order by lower(e.display_name), e.id limit 100`,
  );
}
