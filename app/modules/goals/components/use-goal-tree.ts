import { useCallback, useState } from "react";
import type { ListedGoal } from "../queries/goal-list.ts";

export type TreeNode = { goal: ListedGoal; level: number; expanded: boolean; position: number; siblings: number };

/** The rows of a tree in sight; branches are fetched when first opened and kept while the page stays. */
export function useGoalTree(roots: readonly ListedGoal[], asOf: string | null = null) {
  const [children, setChildren] = useState<ReadonlyMap<string, readonly ListedGoal[]>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(async (id: string, expanded: boolean) => {
    setOpen((current) => changed(current, id, expanded));
    if (!expanded) return;
    const answer = await fetch(`/app/goal/${id}/children${asOf ? `?asOf=${asOf}` : ""}`, { headers: { accept: "application/json" } });
    if (!answer.ok) return setOpen((current) => changed(current, id, false));
    const body = (await answer.json()) as { children: ListedGoal[] };
    setChildren((current) => new Map(current).set(id, body.children));
  }, [asOf]);
  return { rows: flatten(roots, 1, open, children), toggle };
}

function changed(open: ReadonlySet<string>, id: string, expanded: boolean): ReadonlySet<string> {
  const next = new Set(open);
  if (expanded) next.add(id);
  else next.delete(id);
  return next;
}

function flatten(goals: readonly ListedGoal[], level: number, open: ReadonlySet<string>, children: ReadonlyMap<string, readonly ListedGoal[]>): TreeNode[] {
  return goals.flatMap((goal, index) => {
    const expanded = open.has(goal.id);
    const below = expanded ? flatten(children.get(goal.id) ?? [], level + 1, open, children) : [];
    return [{ goal, level, expanded, position: index + 1, siblings: goals.length }, ...below];
  });
}
