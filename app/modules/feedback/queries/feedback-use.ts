import type { Context } from "#app/platform/context/context.ts";
import type { Reach } from "#app/platform/contributions/room-access.ts";
import type { ModuleUse } from "#app/platform/contributions/room-data.ts";
import { feedbackAllowing } from "../data/feedback-rules-sql.ts";
import { sql } from "#tenancy/sql.ts";

/** What the company has in feedback; notes that people keep for themselves are not counted. */
export async function feedbackUse(context: Context): Promise<readonly ModuleUse[]> {
  const [row] = await context.rows<{ shared: number; requests: number }>(
    sql`select (select count(*)::int from {feedback} where deleted_at is null and visibility <> 'NONE') as shared,
       (select count(*)::int from {feedback_request}) as requests`,
  );
  return [
    { label: "use.shared", count: row!.shared },
    { label: "use.requests", count: row!.requests },
  ];
}

/** How much the actor reads and may take away, in one statement. */
export async function feedbackReach(context: Context): Promise<readonly Reach[]> {
  const actions = ["view", "delete"] as const;
  const allowed = await Promise.all(actions.map((action) => feedbackAllowing(context, action)));
  const counts = allowed.map(
    (where, index) => sql`count(*) filter (where ${where})::int as ${sql.ref(actions[index]!)}`,
  );
  const [row] = await context.rows<Record<(typeof actions)[number], number>>(
    sql`select ${sql.join(counts)} from {feedback} f where f.deleted_at is null`,
  );
  return actions.map((action) => ({ label: `reach.${action}`, count: row![action] }));
}
