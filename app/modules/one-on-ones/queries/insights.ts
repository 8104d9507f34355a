import { z } from "zod";
import { taskDone } from "#app/modules/initiatives/index.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { boundsFor, momentWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import {
  anyTime,
  narrows,
  plainDates,
  readDateRange,
  type DateRange,
  type DayBounds,
} from "#app/platform/time/date-range.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { suppressed } from "#app/platform/privacy/small-groups.ts";
import { feltBands } from "../domain/felt.ts";
import { insightGroups } from "../domain/words.ts";
import { silentDays } from "./team-people.ts";
import { allOf, sql } from "#tenancy/sql.ts";

export type ManagerNumbers = {
  id: string;
  name: string;
  photo: string | null;
  people: number;
  held: number;
  missed: number;
  silent: number;
};

export const insightsInput = z.object({
  ...dateRangeFields(plainDates, "Met"),
  mood: z.enum(feltBands).optional().catch(undefined).describe("Looks at those who felt so alone."),
  rating: z.enum(feltBands).optional().catch(undefined).describe("Looks at those who rated 1:1s so alone."),
  groupBy: z.enum(insightGroups).catch("MANAGER").default("MANAGER").describe("Under whom people are counted."),
});
export type InsightsInput = z.output<typeof insightsInput>;

/** Some days of a scope in numbers; moods and ratings are always of the last ninety. */
export type Insights = {
  scope: InsightScope;
  range: DateRange;
  days: DayBounds;
  groupBy: InsightsInput["groupBy"];
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

/** Of so many days moods are told: days of one's own that differ by one would tell of one person. */
export const insightDays = 90;
const mostManagers = 100;

/** Counts of meetings, and how people felt where at least five of them said so: three statements. */
export async function insights(
  context: Context,
  scope: InsightScope,
  input: InsightsInput = insightsInput.parse({}),
): Promise<Insights> {
  await requireScope(context, scope);
  const range = insightRange(input);
  const days = await boundsFor(context, range);
  const now = context.clock.now();
  const since = sql`met.starts_at > ${now}::timestamptz - ${insightDays}::int * interval '1 day'`;
  const within = allOf(momentWithin(sql`met.starts_at`, days, context.actor.timeZone));
  const prelude = scopePrelude(context, scope);
  const managers = await context.rows<CountedManager>(
    sql`${prelude}, person as (select member.employee_id, member.manager_id,
          count(met.id) filter (where met.status = 'ACKNOWLEDGED' and ${within})::int as held,
          count(met.id) filter (where met.status = 'NOT_STARTED' and met.ends_at <= ${now} and ${within})::int as missed,
          count(met.id) filter (where met.status = 'CANCELLED' and met.ends_at <= ${now} and ${within})::int as cancelled,
          max(met.starts_at) filter (where met.status = 'ACKNOWLEDGED') as last
        from member left join met on met.employee_id = member.employee_id group by 1, 2)
      select l.id, l.display_name as name, l.photo_key as photo, count(*)::int as people, sum(p.held)::int as held,
        sum(p.missed)::int as missed, sum(p.cancelled)::int as cancelled,
        (count(*) filter (where p.last is null or p.last < ${now}::timestamptz - ${silentDays}::int *
          interval '1 day'))::int as silent, (select jsonb_build_object('id', s.id, 'name', s.display_name, 'photo',
          s.photo_key) from {assignment} a join {employee} s on s.id = a.manager_id
          where a.employee_id = l.id and ${liveReportingLine(context.today())} limit 1) as skip
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
        cross join lateral (select ${taskDone(sql`a.initiative_id`)} as done) t where ${within}`,
  );
  const sum = (of: (row: (typeof managers)[number]) => number) => managers.reduce((total, row) => total + of(row), 0);
  return {
    ...{ scope, range, days, groupBy: input.groupBy },
    people: sum(({ people }) => people),
    held: sum(({ held }) => held),
    missed: sum(({ missed }) => missed),
    cancelled: sum(({ cancelled }) => cancelled),
    silent: sum(({ silent }) => silent),
    mood: suppressed(felt!.mood, felt!.moods),
    rating: suppressed(felt!.rating, felt!.ratings),
    actions: actions!,
    managers: countedUnder(managers, input.groupBy).slice(0, mostManagers),
  };
}

/** The days that are asked for; the last months where none are. */
export function insightRange(input: Partial<Pick<InsightsInput, "dates" | "from" | "to">>): DateRange {
  const asked = readDateRange(input, plainDates);
  return narrows(asked) ? asked : { ...anyTime, kind: "past-3-months" };
}

type Leader = Pick<ManagerNumbers, "id" | "name" | "photo">;
type CountedManager = ManagerNumbers & { cancelled: number; skip: Leader | null };

/** As they are counted by manager, or together under the manager of these; who has none stands for themselves. */
function countedUnder(managers: readonly CountedManager[], groupBy: InsightsInput["groupBy"]): ManagerNumbers[] {
  const leaderOf = (row: CountedManager): Leader => (groupBy === "SKIP_MANAGER" && row.skip) || row;
  return [...Map.groupBy(managers, (row) => leaderOf(row).id)].map(([id, rows]) => {
    const { name, photo } = leaderOf(rows[0]!);
    const sum = (of: "people" | "held" | "missed" | "silent") => rows.reduce((total, row) => total + row[of], 0);
    return {
      ...{ id, name, photo },
      ...{ people: sum("people"), held: sum("held"), missed: sum("missed"), silent: sum("silent") },
    };
  });
}
