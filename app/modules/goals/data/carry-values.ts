import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** Gives copies the values and levels of what they were copied from; percents are computed afterwards. */
export async function carryValues(context: Context, goalIds: readonly string[]): Promise<void> {
  await context.rows(
    sql`update {goal} g set actual_value = o.actual_value, progress_level = coalesce(o.level_before_closing, o.progress_level)
       from {goal} o where o.id = g.copied_from_id and g.id = any(${goalIds}::uuid[])`,
  );
}
