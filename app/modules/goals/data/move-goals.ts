import type { Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { ProgressUpdate } from "../domain/roll-up.ts";
import { loadManyPaths, rollUpFromMany } from "./many-paths.ts";
import { lockedAbove, type LockedGoal, type LockedLines } from "./tree-locks.ts";
import { prepared } from "#tenancy/prepared-statement.ts";
import { sql } from "#tenancy/sql.ts";

export type GoalMove = { readonly goalId: string; readonly from: string | null; readonly to: string | null };
/** A goal whose progress another's move changes. */
export type RollUpChange = {
  readonly id: string;
  readonly title: string;
  readonly before: number | null;
  readonly after: number | null;
};

/** Puts goals under other parents and carries what that changes up both sides. The lines are those of `lockForRealigning`. */
export async function moveGoals(
  context: Context,
  moves: readonly GoalMove[],
  lines: LockedLines,
): Promise<ProgressUpdate[]> {
  for (const { goalId, to } of moves) {
    if (to && lockedAbove(lines, [to]).has(goalId)) {
      throw invalid("goals.circle", "A goal cannot stand under itself.", { fields: { parentId: "goals.circle" } });
    }
    // What a goal feeds it cannot come to stand under besides: it would count twice.
    if (to && lines.get(goalId)?.feeds.includes(to))
      throw invalid("goals.feeds-already", "It counts there already.", { fields: { parentId: "goals.feeds-already" } });
  }
  await context.rows(
    prepared(sql`update {goal} g set parent_id = new.parent, updated_at = ${context.clock.now()}, version = version + 1
       from jsonb_to_recordset(${JSON.stringify(moves.map(({ goalId, to }) => ({ id: goalId, parent: to })))}::jsonb)
         as new (id uuid, parent uuid) where g.id = new.id`),
  );
  const parents = parentsOf(moves);
  return rollUpFromMany(context, await loadManyPaths(context, parents), parents, { ownPoints: true });
}

/**
 * Does some work and answers with what it changed in the progress of all above the places that moves touch: by what the
 * work says it stored, or as it stands where the work says nothing.
 */
export async function rollUpsOf(
  context: Context,
  moves: readonly GoalMove[],
  lines: LockedLines,
  work: () => Promise<readonly ProgressUpdate[] | null>,
): Promise<RollUpChange[]> {
  const reached = [...lockedAbove(lines, parentsOf(moves))];
  const updates = await work();
  const stored = updates && new Map(updates.map(({ id, percent }) => [id, percent]));
  const after = stored ? reached.flatMap((id) => shownOf(lines.get(id), stored)) : await percentsNow(context, reached);
  return after.flatMap(({ id, title, percent }) => {
    const earlier = shownOf(lines.get(id))[0]?.percent ?? null;
    return earlier === percent ? [] : [{ id, title, before: earlier, after: percent }];
  });
}

type Percent = { id: string; title: string; percent: number | null };

/** How a goal stands, or stood; of a deleted one nothing. */
function shownOf(goal: LockedGoal | undefined, stored?: ReadonlyMap<string, number | null>): Percent[] {
  if (!goal || goal.deleted) return [];
  const { id, title, percent } = goal;
  return [{ id, title, percent: stored?.has(id) ? stored.get(id)! : percent }];
}

function parentsOf(moves: readonly GoalMove[]): string[] {
  return [...new Set(moves.flatMap(({ from, to }) => [from, to]).filter((id) => id !== null))];
}

function percentsNow(context: Context, ids: readonly string[]): Promise<Percent[]> {
  return context.rows<Percent>(
    sql`select id, title, percent from {goal} where id = any(${ids}::uuid[]) and deleted_at is null`,
  );
}
