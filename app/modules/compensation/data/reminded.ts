import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What stands in a cycle on the day on which whoever it waits for was reminded by hand. */
const markOf = (context: Context) => `asked ${context.today()}`;

/** Whether they were reminded by hand today. */
export async function remindedToday(context: Context, cycleId: string): Promise<boolean> {
  const found = await context.rows(
    sql`select c.id from {compensation_cycle} c where c.id = ${cycleId} and ${markOf(context)} = any(c.reminded)`,
  );
  return found.length > 0;
}

/** Notes it, once a day: false where it was noted before. */
export async function markReminded(context: Context, cycleId: string): Promise<boolean> {
  const marked = await context.rows(
    sql`update {compensation_cycle} c set reminded = array_append(c.reminded, ${markOf(context)})
      where c.id = ${cycleId} and not (${markOf(context)} = any(c.reminded)) returning c.id`,
  );
  return marked.length > 0;
}
