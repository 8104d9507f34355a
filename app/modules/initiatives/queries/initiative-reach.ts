import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room-access.ts";
import { initiativePrelude, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

const actions = ["view", "complete", "edit", "delete"] as const;

/** How many tasks the actor may do what with, in one statement. */
export async function initiativeReach(context: Context): Promise<readonly Reach[]> {
  const prelude = initiativePrelude(context);
  const allowed = await Promise.all(actions.map((action) => initiativesAllowing(context, action)));
  const counts = allowed.map(
    (where, index) => sql`count(*) filter (where ${where})::int as ${sql.ref(actions[index]!)}`,
  );
  const [row] = await context.rows<Record<(typeof actions)[number], number>>(
    sql`${prelude} select ${sql.join(counts)} from {initiative} i where i.deleted_at is null`,
  );
  return actions.map((action) => ({ label: `reach.${action}`, count: row![action] }));
}
