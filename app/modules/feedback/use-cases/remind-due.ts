import type { Context } from "#app/platform/context/context.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { remindDaysBefore } from "../domain/ask.ts";
import { feedbackEvent } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

const mostAtOnce = 200;

/** Reminds everybody once of a request that is due in two days or sooner and that nobody has reminded them of. */
export async function remindOfDueRequests(context: Context): Promise<number> {
  const now = context.clock.now();
  const due = await context.rows<{ id: string }>(
    sql`select a.id from {feedback_ask} a join {feedback_request} r on r.id = a.request_id
      where a.state in ('ASKED', 'ACCEPTED') and a.provider_id is not null and a.reminded_at is null
        and r.due_on <= (${now}::timestamptz at time zone (select time_zone from {organization}))::date + ${remindDaysBefore}::int
        and r.created_at < ${now}::timestamptz - interval '1 day'
        and exists (select from {organization} where 'FEEDBACK' = any(enabled_features))
      order by a.id limit ${mostAtOnce} for update of a skip locked`,
  );
  if (due.length === 0) return 0;
  const asked = due.map(({ id }) => id);
  await context.rows(sql`update {feedback_ask} set reminded_at = ${now} where id = any(${asked}::uuid[])`);
  for (const askId of asked) await recordEvent(context, feedbackEvent("feedback.request-reminded", { askId }));
  return asked.length;
}
