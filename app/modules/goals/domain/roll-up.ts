import { isDerived, type Progress, type ProgressGoal, rollUp } from "./progress.ts";

/** How roll-up reads goals; a list in memory, or what a use-case has loaded of the ancestors and their children. */
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
  const children = Map.groupBy(goals, (goal) => goal.parentId);
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
    const parent = goal.parentId === null ? undefined : forest.goal(goal.parentId);
    if (!parent) continue;
    const left = waiting.get(parent.id)! - 1;
    waiting.set(parent.id, left);
    if (left === 0) ready.push(parent);
  }
  if (progress.size < goals.length) throw new RangeError("The goals hold a circle");
  return progress;
}

/** The ids of the ancestors a change of this goal can reach, nearest first: up to the first that is not derived. */
export function ancestorsToUpdate(goal: GoalForest["goal"], changedId: string): string[] {
  const ancestors: string[] = [];
  for (let parent = parentOf(goal, changedId); parent; parent = parentOf(goal, parent.id)) {
    if (!isDerived(parent.progressType)) break;
    ancestors.push(parent.id);
  }
  return ancestors;
}

/**
 * What has to be stored after a goal changed (value, weightage, closure, measure, parent or progress type): the
 * goal itself where its progress differs from what is stored, then its ancestors, nearest first, stopping as soon
 * as one stays the same. After a move, call it for the goal and then, on the updated forest, for the former parent.
 */
export function rollUpAncestors(forest: GoalForest, changedId: string): ProgressUpdate[] {
  const updates = new Map<string, ProgressUpdate>();
  const current = (goal: ProgressGoal) => ({ ...goal, ...updates.get(goal.id) });
  const update = (goal: ProgressGoal): boolean => {
    const progress = rollUp(goal, forest.childrenOf(goal.id).map(current));
    if (progress.actual === goal.actual && progress.percent === goal.percent) return false;
    updates.set(goal.id, { id: goal.id, ...progress });
    return true;
  };
  const changed = forest.goal(changedId);
  if (changed) update(changed);
  for (const id of ancestorsToUpdate(forest.goal, changedId)) {
    if (!update(forest.goal(id)!)) break;
  }
  return [...updates.values()];
}

/**
 * As `rollUpAncestors` for many changed goals at once: each ancestor is computed once, after all that stands below it.
 * The forest must hold every ancestor the changes reach, and the children of each.
 */
export function rollUpMany(forest: GoalForest, changedIds: readonly string[]): SourcedUpdate[] {
  const changed = new Set(changedIds);
  const updates = new Map<string, SourcedUpdate>();
  const from = new Map(changedIds.map((id) => [id, id]));
  for (const id of deepestFirst(forest.goal, changedIds)) {
    const goal = forest.goal(id);
    const source = from.get(id);
    if (!goal || source === undefined) continue;
    const progress = rollUp(goal, forest.childrenOf(id).map((child) => ({ ...child, ...updates.get(child.id) })));
    const moved = progress.actual !== goal.actual || progress.percent !== goal.percent;
    if (moved) updates.set(id, { id, ...progress, from: source });
    const parent = parentOf(forest.goal, id);
    if ((moved || changed.has(id)) && parent && isDerived(parent.progressType) && !from.has(parent.id)) from.set(parent.id, source);
  }
  return [...updates.values()];
}

function deepestFirst(goal: GoalForest["goal"], changedIds: readonly string[]): string[] {
  const depth = (id: string): number => {
    let steps = 0;
    for (let parent = parentOf(goal, id); parent; parent = parentOf(goal, parent.id)) steps += 1;
    return steps;
  };
  const reached = new Set(changedIds.flatMap((id) => [id, ...ancestorsToUpdate(goal, id)]));
  return [...reached].map((id) => ({ id, depth: depth(id) })).sort((one, other) => other.depth - one.depth).map(({ id }) => id);
}

function parentOf(goal: GoalForest["goal"], id: string): ProgressGoal | undefined {
  const parentId = goal(id)?.parentId ?? null;
  return parentId === null ? undefined : goal(parentId);
}
