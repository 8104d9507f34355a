import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What a goal, and each of its key results, counts in besides one another: what it stands under and all they feed. */
export async function countedIn(
  context: Context,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select distinct f.parent_id as id from {goal_feed} f join {goal} p on p.id = f.parent_id and p.deleted_at is null
      where f.parent_id <> ${id} and (f.child_id = ${id} or f.child_id in (select k.id from {goal} k
        where k.parent_id = ${id} and k.kind = 'KEY_RESULT'))
      order by 1`,
  );
  const fed = rows.map((row) => row.id);
  return parentId ? [parentId, ...fed.filter((other) => other !== parentId)] : fed;
}
