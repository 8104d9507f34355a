import { taskDone } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { suppressed } from "#app/platform/privacy/small-groups.ts";
import { silentDays } from "./team-people.ts";
import { sql } from "#tenancy/sql.ts";

export type ManagerNumbers = {
  id: string;
  name: string;
  photo: string | null;
  people: number;
  held: number;
  missed: number;
  silent: number;
};

/** The last ninety days of a scope in numbers. */
export type Insights = {
  scope: InsightScope;
  people: number;
  held: number;
  missed: number;
  cancelled: number;
  /** People not met for five weeks. */
  silent: number;
  /** Null below five people. */
  mood: number | null;
  rating: number | null;
  actions: { all: number; done: number };
  managers: ManagerNumbers[];
};

export const insightDays = 90;
const mostManagers = 100;

/** Counts of meetings, and how people felt where at least five of them said so: three statements. */
export async function insights(context: Context, scope: InsightScope): Promise<Insights> {
  await requireScope(context, scope);
  const now = context.clock.now();
  const since = sql`met.starts_at > ${now}::timestamptz - ${insightDays}::int * interval '1 day'`;
  const prelude = scopePrelude(context, scope);
  const managers = await context.rows<ManagerNumbers & { cancelled: number }>(
    sql`${prelude}, person as (select member.employee_id, member.manager_id,
          count(met.id) filter (where met.status = 'ACKNOWLEDGED' and ${since})::int as held,
          count(met.id) filter (where met.status = 'NOT_STARTED' and met.ends_at <= ${now} and ${since})::int as missed,
          count(met.id) filter (where met.status = 'CANCELLED' and met.ends_at <= ${now} and ${since})::int as cancelled,
          max(met.starts_at) filter (where met.status = 'ACKNOWLEDGED') as last
        from member left join met on met.employee_id = member.employee_id group by 1, 2)
      select l.id, l.display_name as name, l.photo_key as photo, count(*)::int as people, sum(p.held)::int as held,
        sum(p.missed)::int as missed, sum(p.cancelled)::int as cancelled,
        (count(*) filter (where p.last is null or p.last < ${now}::timestamptz - ${silentDays}::int *
          interval '1 day'))::int as silent
      from person p join {employee} l on l.id = p.manager_id group by l.id order by silent desc, name`,
  );
  const [felt] = await context.rows<{ mood: number | null; moods: number; rating: number | null; ratings: number }>(
    sql`${prelude} select avg(r.mood)::float8 as mood, count(distinct r.employee_id)
      filter (where r.mood is not null)::int as moods,
        avg(r.rating)::float8 as rating, count(distinct r.employee_id) filter (where r.rating is not null)::int as ratings
      from met join {one_on_one_reflection} r on r.meeting_id = met.id and r.employee_id = met.employee_id where ${since}`,
  );
  const [actions] = await context.rows<{ all: number; done: number }>(
    sql`${prelude} select count(*) filter (where t.done is not null)::int as all, count(*) filter (where t.done)::int as done
      from met join {one_on_one_action} a on a.meeting_id = met.id
        cross join lateral (select ${taskDone(sql`a.initiative_id`)} as done) t where ${since}`,
  );
  const sum = (of: (row: (typeof managers)[number]) => number) => managers.reduce((total, row) => total + of(row), 0);
  return {
    scope,
    people: sum(({ people }) => people),
    held: sum(({ held }) => held),
    missed: sum(({ missed }) => missed),
    cancelled: sum(({ cancelled }) => cancelled),
    silent: sum(({ silent }) => silent),
    mood: suppressed(felt!.mood, felt!.moods),
    rating: suppressed(felt!.rating, felt!.ratings),
    actions: actions!,
    managers: managers.slice(0, mostManagers).map(({ cancelled: _, ...row }) => row),
  };
}
