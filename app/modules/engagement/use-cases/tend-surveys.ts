import type { Context } from "#app/platform/context/context.ts";
import { publishSurvey } from "./publish-survey.ts";
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
  await countTeamPulses(context);
  await tendSeries(context);
}

/** What a manager asked their own people is counted by itself: nobody runs it. */
async function countTeamPulses(context: Context): Promise<void> {
  const over = await context.rows<{ id: string }>(
    sql`select s.id from {survey} s join {survey_focus} f on f.id = s.focus_id
      where s.state = 'CLOSED' and s.deleted_at is null and f.lead_id is not null order by s.id`,
  );
  for (const { id } of over) await publishSurvey(context, { surveyId: id });
}
