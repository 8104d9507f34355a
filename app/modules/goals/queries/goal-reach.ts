import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room-access.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

const actions = ["view", "check-in", "edit", "delete"] as const;

/** How many goals the actor may do what with, in one statement, and whether they shape the access template. */
export async function goalReach(context: Context): Promise<readonly Reach[]> {
  const ability = await context.ability();
  const allowed = await Promise.all(actions.map((action) => goalsAllowing(context, action)));
  const counts = allowed.map(
    ({ where }, index) => sql`count(*) filter (where ${where})::int as ${sql.ref(actions[index]!)}`,
  );
  const [row] = await context.rows<Record<(typeof actions)[number], number>>(
    sql`with recursive ${allowed[0]!.with} select ${sql.join(counts)} from {goal} g where g.deleted_at is null`,
  );
  return [
    ...actions.map((action) => ({ label: `reach.${action}`, count: row![action] })),
    ...(ability.anyOf("edit", "GoalAccessTemplate") ? [{ label: "reach.template", count: null }] : []),
  ];
}
