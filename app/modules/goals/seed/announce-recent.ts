import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * Puts what people of a demo company noted lately into its outbox, as if it had just
 * happened: the worker tells everybody it concerns, and inboxes have a past.
 */
export async function announceRecentGoals(context: Context, { days = 21 }: { days?: number } = {}): Promise<void> {
  await context.rows(
    sql`with noted as materialized (
       select jsonb_build_object('goalId', goal_id, 'level', progress_level) as payload, employee_id, at from {goal_check_in}
       where employee_id is not null and rolled_up_from is null and at between ${context.clock.now()}::timestamptz
         - make_interval(days => ${days}) and ${context.clock.now()}::timestamptz)
     insert into {outbox} (name, payload, actor_id, recorded_at)
     select 'goals.checked-in', payload, employee_id, at from noted order by at`,
  );
}
