import type { Context } from "#app/platform/context/context.ts";
import { goalsAllowing } from "./goal-rules-sql.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

/** The titles of those of these goals that stand and the actor may see, by id: one statement. */
export async function visibleTitles(
  context: Context,
  goalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (goalIds.length === 0) return new Map();
  const allowed = await goalsAllowing(context, "view");
  const rows = await context.rows<{ id: string; title: string }>(
    prepared(sql`with recursive ${allowed.with} select g.id, g.title from {goal} g where g.id = any(${goalIds}::uuid[])
      and g.deleted_at is null and (${allowed.where})`),
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
