import type { Context } from "#app/platform/context/context.ts";
import { closeSurvey, remindOfSurvey } from "./run-survey.ts";
import { tendSeries } from "./tend-series.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Closes surveys whose last day is over, and reminds on the days before it that were chosen;
 * then series ask whom they have to ask. Bears repetition.
 */
export async function tendSurveys(context: Context): Promise<void> {
  const today = context.today();
  const due = await context.rows<{ id: string; over: boolean }>(
    sql`select id, closes_on < ${today}::date as over from {survey}
      where state = 'LIVE' and deleted_at is null and (closes_on < ${today}::date
        or remind_days @> to_jsonb(closes_on - ${today}::date))
      order by id`,
  );
  for (const { id, over } of due) {
    if (over) await closeSurvey(context, { surveyId: id, version: undefined });
    else await remindOfSurvey(context, { surveyId: id });
  }
  await tendSeries(context);
}
