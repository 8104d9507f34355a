import type { Context } from "#app/platform/context/context.ts";
import { daysAgo } from "#app/platform/time/days-ago.ts";
import { addDays } from "#app/platform/time/days.ts";
import { momentOf } from "#app/platform/time/local-time.ts";
import { requireScope, scopePrelude, type InsightScope } from "../data/scope-sql.ts";
import { nothingFelt, toldByPeriod, toldFelt, type Felt, type FeltCounts } from "../domain/felt.ts";
import { insightDays } from "./insights.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** A month of 1:1s in numbers; what people felt is told of months that are over alone. */
export type InsightMonth = {
  /** `2026-11`. */
  month: string;
  held: number;
  missed: number;
  cancelled: number;
  mood: Felt;
  rating: Felt;
};

/** How it went month by month, and how people felt last in the days of which moods are told. */
export type InsightTrend = { months: InsightMonth[]; mood: Felt; rating: Felt };

/** The present month and so many before it. */
export const trendMonths = 6;

type Counted = Pick<InsightMonth, "month" | "held" | "missed" | "cancelled">;
type SaidBy = { month: string | null; mood: FeltCounts; rating: FeltCounts };

/**
 * Months of the calendar, whatever days the screen shows: months that one chooses to the day would tell of one person. Three
 * statements.
 */
export async function insightTrend(context: Context, scope: InsightScope): Promise<InsightTrend> {
  await requireScope(context, scope);
  const months = monthsUntil(context.today());
  const since = momentOf(`${months[0]!}-01T00:00`, context.actor.timeZone);
  const now = context.clock.now();
  const month = sql`to_char(met.starts_at at time zone ${context.actor.timeZone}, 'YYYY-MM')`;
  const prelude = scopePrelude(context, scope);
  const counted = await context.rows<Counted>(
    sql`${prelude} select ${month} as month, count(*) filter (where met.status = 'ACKNOWLEDGED')::int as held,
        count(*) filter (where met.status = 'NOT_STARTED' and met.ends_at <= ${now})::int as missed,
        count(*) filter (where met.status = 'CANCELLED' and met.ends_at <= ${now})::int as cancelled
      from met where met.starts_at >= ${since} and met.starts_at <= ${now} group by 1`,
  );
  const said = await context.rows<SaidBy & { month: string }>(
    saidRows(prelude, month, sql`met.starts_at >= ${since} and met.starts_at <= ${now}`),
  );
  const [lately] = await context.rows<SaidBy>(
    saidRows(prelude, sql`'lately'`, sql`met.starts_at > ${daysAgo(context, insightDays)}`),
  );
  const over = said.filter(({ month: one }) => one !== months.at(-1));
  const moods = toldByPeriod(over.map((one) => ({ ...one, felt: one.mood })));
  const ratings = toldByPeriod(over.map((one) => ({ ...one, felt: one.rating })));
  const feltIn = (told: ReadonlyMap<SaidBy, Felt>, name: string) =>
    [...told].find(([one]) => one.month === name)?.[1] ?? nothingFelt;
  return {
    months: months.map((name) => ({
      ...(counted.find((one) => one.month === name) ?? { month: name, held: 0, missed: 0, cancelled: 0 }),
      mood: feltIn(moods, name),
      rating: feltIn(ratings, name),
    })),
    mood: lately ? toldFelt(lately.mood) : nothingFelt,
    rating: lately ? toldFelt(lately.rating) : nothingFelt,
  };
}

/** What each person said last in a period, each counted once: how many of each band, and the mean. */
function saidRows(prelude: Sql, period: Sql, which: Sql): Sql {
  const last = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by met.starts_at desc, met.id) filter (where ${sql.ref(column)} is not null))[1]`;
  const counts = (column: string) =>
    sql`jsonb_build_object('mean', avg(${sql.ref(column)})::float8,
      'LOW', count(*) filter (where ${sql.ref(column)} <= 2), 'MIDDLE', count(*) filter (where ${sql.ref(column)} = 3),
      'HIGH', count(*) filter (where ${sql.ref(column)} >= 4))`;
  return sql`${prelude}, said as (select ${period} as month, r.employee_id, ${last("r.mood")} as mood,
      ${last("r.rating")} as rating
    from met join {one_on_one_reflection} r on r.meeting_id = met.id and r.employee_id = met.employee_id
      where ${which} group by 1, 2)
    select said.month, ${counts("said.mood")} as mood, ${counts("said.rating")} as rating from said group by 1`;
}

function monthsUntil(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length <= trendMonths) months.unshift(addDays(`${months[0]!}-01`, -1).slice(0, 7));
  return months;
}
