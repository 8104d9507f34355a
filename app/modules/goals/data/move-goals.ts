import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { rollUpFrom } from "./progress-path.ts";
import { ancestorsOf } from "./tree-locks.ts";
import { sql } from "#tenancy/sql.ts";

export type GoalMove = { readonly goalId: string; readonly from: string | null; readonly to: string | null };
/** A goal whose progress another's move changes. */
export type RollUpChange = {
  readonly id: string;
  readonly title: string;
  readonly before: number | null;
  readonly after: number | null;
};

/** Puts goals under other parents and carries what that changes up both sides. Needs `lockForRealigning`. */
export async function moveGoals(context: Context, moves: readonly GoalMove[]): Promise<void> {
  for (const { goalId, to } of moves) {
    if (to && (await ancestorsOf(context, [to])).has(goalId)) {
      throw invalid("goals.circle", "A goal cannot stand under itself.", { fields: { parentId: "goals.circle" } });
    }
  }
  await refuseFed(context, moves);
  await context.rows(
    sql`update {goal} g set parent_id = new.parent, updated_at = ${context.clock.now()}, version = version + 1
       from jsonb_to_recordset(${JSON.stringify(moves.map(({ goalId, to }) => ({ id: goalId, parent: to })))}::jsonb)
         as new (id uuid, parent uuid) where g.id = new.id`,
  );
  for (const parentId of parentsOf(moves)) await rollUpFrom(context, parentId, { ownPoint: true });
}

/** What a goal feeds it cannot come to stand under besides: it would count twice. */
async function refuseFed(context: Context, moves: readonly GoalMove[]): Promise<void> {
  const rows = await context.rows(
    sql`select 1 from {goal_feed} f
      join jsonb_to_recordset(${JSON.stringify(moves.map(({ goalId, to }) => ({ id: goalId, parent: to })))}::jsonb)
      as new (id uuid, parent uuid) on f.child_id = new.id and f.parent_id = new.parent limit 1`,
  );
  if (rows.length > 0)
    throw invalid("goals.feeds-already", "It counts there already.", { fields: { parentId: "goals.feeds-already" } });
}

/** Does some work and answers with what it changed in the progress of all above the places that moves touch. */
export async function rollUpsOf(
  context: Context,
  moves: readonly GoalMove[],
  work: () => Promise<void>,
): Promise<RollUpChange[]> {
  const reached = [...(await ancestorsOf(context, parentsOf(moves)))];
  const before = await percents(context, reached);
  await work();
  const after = await percents(context, reached);
  return [...after.values()].flatMap(({ id, title, percent }) => {
    const earlier = before.get(id)?.percent ?? null;
    return earlier === percent ? [] : [{ id, title, before: earlier, after: percent }];
  });
}

function parentsOf(moves: readonly GoalMove[]): string[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null))];
}

async function percents(
  context: Context,
  ids: readonly string[],
): Promise<Map<string, { id: string; title: string; percent: number | null }>> {
  const rows = await context.rows<{ id: string; title: string; percent: number | null }>(
    sql`select id, title, percent from {goal} where id = any(${ids}::uuid[]) and deleted_at is null`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
