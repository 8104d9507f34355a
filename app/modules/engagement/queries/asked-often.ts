import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** What series keep to where a company has set nothing. */
export const usualMostAMonth = 2;

/** How often a person is asked within a month at most, over all surveys; null where the company has set nothing. */
export async function limitOf(context: Context): Promise<number | null> {
  const [row] = await context.rows<{ most: number }>(sql`select most_a_month as most from {survey_limit} where id = 1`);
  return row?.most ?? null;
}

/** True for the rows of `{employee} e` who were asked as often as may be within the last thirty days. */
export function wasAskedOften(context: Context, most: number): Sql {
  const since = addDays(context.today(), -30);
  return sql`(select count(*) from {survey_participant} often join {survey} past on past.id = often.survey_id
    where often.employee_id = e.id and past.deleted_at is null
      and coalesce(often.asked_on, past.launched_at::date) > ${since}::date) >= ${most}`;
}
