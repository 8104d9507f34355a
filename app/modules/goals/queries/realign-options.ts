import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { requireGoal } from "../data/goal-record.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import type { GoalKind } from "../domain/hierarchy.ts";
import { findVisibleTitle } from "./find-visible-title.ts";
import { sql } from "#tenancy/sql.ts";

/**
 * What a realignment starts from: the goal, where it stands as far as the actor may see, and how many objectives that
 * they may see align to it.
 */
export type RealignOptions = {
  goal: { id: string; title: string; kind: GoalKind };
  parent: { id: string; title: string } | null;
  alignedCount: number;
  may: { edit: boolean; delete: boolean };
};

/** 404 where the actor may not see the goal; what they may not do is said, not hidden. */
export async function realignOptions(context: Context, goalId: string): Promise<RealignOptions> {
  const facts = await requireGoalFacts(context, goalId);
  await authorize(context, "view", facts);
  const { id, title, kind, parentId } = await requireGoal(context, goalId);
  const ability = await context.ability();
  const allowed = await goalsAllowing(context, "view");
  const aligned = await firstRow<{ count: number }>(
    context,
    sql`with recursive ${allowed.with}
     select count(*)::int as count from {goal} g where g.parent_id = ${goalId} and g.kind = 'OBJECTIVE'
       and g.deleted_at is null and (${allowed.where})`,
  );
  return {
    goal: { id, title, kind },
    parent: parentId ? await findVisibleTitle(context, parentId) : null,
    alignedCount: aligned?.count ?? 0,
    may: { edit: ability.decide("edit", facts).allowed, delete: ability.decide("delete", facts).allowed },
  };
}
