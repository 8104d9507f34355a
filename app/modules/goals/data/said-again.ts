import type { Context } from "#app/platform/context/context.ts";
import type { ProgressLevel } from "../domain/closure.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/** The same words by the same person within this time are one message that was sent twice. */
const repeatSeconds = 60;

/** What somebody is about to note of a goal. */
export type NewCheckIn = { goalId: string; value: number | null; level: ProgressLevel; comment: string };

/**
 * Of these check-ins those that the actor has just made, word for word, as the newest of their goals: a form sent twice.
 * Answers with their ids by goal. The goals must be locked, so that of two at once the second meets the first.
 */
export async function checkedInAlready(
  context: Context,
  checkIns: readonly NewCheckIn[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await context.rows<{ id: string; checkInId: string }>(
    prepared(sql`select new.id, last.id as "checkInId"
      from jsonb_to_recordset(${JSON.stringify(checkIns.map(({ goalId, ...said }) => ({ id: goalId, ...said })))}::jsonb)
      as new (id uuid, value numeric, level text, comment text)
       cross join lateral (
         select c.* from {goal_check_in} c where c.goal_id = new.id and c.rolled_up_from is null
           order by c.at desc, c.sequence desc limit 1) last
      where last.employee_id = ${context.actor.employeeId} and last.at > ${justNow(context)} and last.value
        is not distinct from new.value
        and last.progress_level = new.level and last.comment = new.comment`),
  );
  return new Map(rows.map(({ id, checkInId }) => [id, checkInId]));
}

function justNow({ clock }: Context): Date {
  return new Date(clock.now().getTime() - repeatSeconds * 1000);
}
