import { useCallback, useState } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";

/** `id` is the way to the row: a goal that counts in several stands in several places, each opened for itself. */
export type TreeNode = {
  id: string;
  goal: ListedGoal;
  level: number;
  expanded: boolean;
  position: number;
  siblings: number;
};

/** The rows of a tree in sight; branches are fetched when first opened and kept while the page stays. */
export function useGoalTree(roots: readonly ListedGoal[], asOf: string | null = null) {
  const [children, setChildren] = useState<ReadonlyMap<string, readonly ListedGoal[]>>(new Map());
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    async (id: string, expanded: boolean) => {
      setOpen((current) => changed(current, id, expanded));
      if (!expanded) return;
      const goalId = goalAt(id);
      const address = `/app/goal/${goalId}/children${asOf ? `?asOf=${asOf}` : ""}`;
      const answer = await askJson<{ children: ListedGoal[] }>(address).catch(() => null);
      if (!answer) return setOpen((current) => changed(current, id, false));
      setChildren((current) => new Map(current).set(goalId, answer.children));
    },
    [asOf],
  );
  return { rows: flatten(roots, { above: "", level: 1 }, open, children), toggle };
}

/** The goal at the end of a way. */
export function goalAt(way: string): string {
  return way.slice(way.lastIndexOf("/") + 1);
}

function changed(open: ReadonlySet<string>, id: string, expanded: boolean): ReadonlySet<string> {
  const next = new Set(open);
  if (expanded) next.add(id);
  else next.delete(id);
  return next;
}

function flatten(
  goals: readonly ListedGoal[],
  { above, level }: { above: string; level: number },
  open: ReadonlySet<string>,
  children: ReadonlyMap<string, readonly ListedGoal[]>,
): TreeNode[] {
  return goals.flatMap((goal, index) => {
    const id = `${above}/${goal.id}`;
    const expanded = open.has(id);
    const below = expanded ? flatten(children.get(goal.id) ?? [], { above: id, level: level + 1 }, open, children) : [];
    return [{ id, goal, level, expanded, position: index + 1, siblings: goals.length }, ...below];
  });
}
