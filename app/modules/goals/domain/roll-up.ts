import { isDerived, type Progress, type ProgressGoal, rollUp } from "./progress.ts";

/**
 * How roll-up reads goals; a list in memory, or what a use-case has loaded of the ancestors and their children. A child
 * that feeds several goals has, for each of them, the weightage it has there.
 */
export type GoalForest = {
  readonly goal: (id: string) => ProgressGoal | undefined;
  readonly childrenOf: (id: string) => readonly ProgressGoal[];
};

export type ProgressUpdate = Progress & { readonly id: string };

/** An update and the changed goal it came from; of several, the first that reached it. */
export type SourcedUpdate = ProgressUpdate & { readonly from: string };

/** A forest over a flat list; a goal whose parent is not in the list is a root. */
export function forestOf(goals: readonly ProgressGoal[]): GoalForest {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const children = new Map<string, ProgressGoal[]>();
  const put = (parentId: string, child: ProgressGoal) => {
    const siblings = children.get(parentId);
    if (siblings) siblings.push(child);
    else children.set(parentId, [child]);
  };
  for (const [parentId, own] of Map.groupBy(goals, (goal) => goal.parentId))
    if (parentId !== null) children.set(parentId, own);
  for (const goal of goals) for (const { parentId, weightage } of feedsOf(goal)) put(parentId, { ...goal, weightage });
  return { goal: (id) => byId.get(id), childrenOf: (id) => children.get(id) ?? [] };
}

/** The progress of every goal, computed bottom-up. Throws RangeError when the list holds a circle. */
export function recomputeAll(goals: readonly ProgressGoal[]): Map<string, Progress> {
  const forest = forestOf(goals);
  const progress = new Map<string, Progress>();
  const waiting = new Map(goals.map((goal) => [goal.id, forest.childrenOf(goal.id).length]));
  const ready = goals.filter((goal) => waiting.get(goal.id) === 0);
  for (let goal = ready.pop(); goal; goal = ready.pop()) {
    const children = forest.childrenOf(goal.id).map((child) => ({ ...child, ...progress.get(child.id) }));
    progress.set(goal.id, rollUp(goal, children));
    for (const parent of parentsOf(forest.goal, goal.id)) {
      const left = waiting.get(parent.id)! - 1;
      waiting.set(parent.id, left);
      if (left === 0) ready.push(parent);
    }
  }
  if (progress.size < goals.length) throw new RangeError("The goals hold a circle");
  return progress;
}

/**
 * The changed goals and the ids of the ancestors a change of them can reach, each after all of them that it counts: along
 * every way up to the first that is not derived.
 */
export function goalsToUpdate(goal: GoalForest["goal"], changedIds: readonly string[]): string[] {
  const derivedAbove = (id: string) =>
    parentsOf(goal, id)
      .filter((parent) => isDerived(parent.progressType))
      .map((parent) => parent.id);
  const waiting = new Map(changedIds.map((id) => [id, 0]));
  const reached = [...waiting.keys()];
  for (const id of reached) {
    for (const parent of derivedAbove(id)) {
      if (!waiting.has(parent)) reached.push(parent);
      waiting.set(parent, (waiting.get(parent) ?? 0) + 1);
    }
  }
  const ordered = reached.filter((id) => waiting.get(id) === 0);
  for (const id of ordered) {
    for (const parent of derivedAbove(id)) {
      const left = waiting.get(parent)! - 1;
      waiting.set(parent, left);
      if (left === 0) ordered.push(parent);
    }
  }
  return ordered;
}

/**
 * What has to be stored after goals changed (value, weightage, closure, measure, parent, feed or progress type): each
 * goal whose progress differs from what is stored, lowest first, every ancestor computed once, leaving out those of which
 * nothing they count changed. The forest must hold every ancestor the changes reach, and the children of each. After a
 * move, call it for the goal and then, on the updated forest, for the former parent.
 */
export function rollUpMany(forest: GoalForest, changedIds: readonly string[]): SourcedUpdate[] {
  const changed = new Set(changedIds);
  const updates = new Map<string, SourcedUpdate>();
  const from = new Map(changedIds.map((id) => [id, id]));
  for (const id of goalsToUpdate(forest.goal, changedIds)) {
    const goal = forest.goal(id);
    const source = from.get(id);
    if (!goal || source === undefined) continue;
    const progress = rollUp(
      goal,
      forest.childrenOf(id).map((child) => ({ ...child, ...updates.get(child.id) })),
    );
    const moved = progress.actual !== goal.actual || progress.percent !== goal.percent;
    if (moved) updates.set(id, { id, ...progress, from: source });
    if (moved || changed.has(id))
      for (const parent of parentsOf(forest.goal, id)) if (!from.has(parent.id)) from.set(parent.id, source);
  }
  return [...updates.values()];
}

/** As `rollUpMany` for one goal. */
export function rollUpAncestors(forest: GoalForest, changedId: string): ProgressUpdate[] {
  return rollUpMany(forest, [changedId]).map(({ from: _, ...update }) => update);
}

/** What a goal stands under and what else it feeds, as far as the forest goes. */
function parentsOf(goal: GoalForest["goal"], id: string): ProgressGoal[] {
  const child = goal(id);
  if (!child) return [];
  const ids = [...(child.parentId === null ? [] : [child.parentId]), ...feedsOf(child).map((feed) => feed.parentId)];
  return ids.map(goal).filter((parent) => parent !== undefined);
}

/** Where a goal stands it counts once, whatever else says it feeds it. */
function feedsOf(goal: ProgressGoal) {
  return (goal.feeds ?? []).filter((feed) => feed.parentId !== goal.parentId);
}
