import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Puts what people of a demo company said and noted lately into its outbox, as if it had just
 * happened: the worker tells everybody it concerns, and inboxes have a past.
 */
export async function announceRecentGoals(context: Context, { days = 21 }: { days?: number } = {}): Promise<void> {
  await context.rows(
    sql`insert into {outbox} (name, payload, actor_id, recorded_at)
     select name, payload, actor_id, at from (
       select 'goals.commented' as name, jsonb_build_object('goalId', goal_id, 'commentId', id) as payload, employee_id as actor_id, created_at as at
         from {goal_comment} where deleted_at is null
       union all
       select 'goals.checked-in', jsonb_build_object('goalId', goal_id, 'checkInId', id), employee_id, at
         from {goal_check_in} where employee_id is not null and rolled_up_from is null
     ) lately
     where at between ${context.clock.now()}::timestamptz - make_interval(days => ${days}) and ${context.clock.now()}::timestamptz
     order by at`,
  );
}
