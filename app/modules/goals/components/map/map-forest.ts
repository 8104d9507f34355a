import type { MapLink, MapNode } from "#app/ui/node-map/map-plan.ts";
import type { GoalLine } from "../../queries/goal-lines.ts";
import type { ListedGoal } from "../../queries/goal-list.ts";

/** What a map knows so far. */
export type KnownGoals = {
  goals: ReadonlyMap<string, ListedGoal>;
  /** What counts in a goal, once that was asked for. */
  parts: ReadonlyMap<string, readonly ListedGoal[]>;
  lines: readonly GoalLine[];
};

export type Opened = { open: ReadonlySet<string>; loading: ReadonlySet<string> };

/**
 * The opened goals as a forest in which each stands once: where it stands in the tree, if that is opened, else under the
 * first goal it counts in.
 */
export function forestOf(
  roots: readonly ListedGoal[],
  { parts }: KnownGoals,
  { open, loading }: Opened,
  faceOf: (goal: ListedGoal) => Pick<MapNode, "tone" | "count">,
): MapNode[] {
  const atHome = standingAtHome(roots, parts, open);
  const placed = new Set<string>();
  const nodeOf = (goal: ListedGoal): MapNode => {
    placed.add(goal.id);
    const here = open.has(goal.id) ? (parts.get(goal.id) ?? []) : [];
    return {
      id: goal.id,
      ...faceOf(goal),
      hasChildren: goal.childCount > 0,
      expanded: open.has(goal.id) && parts.has(goal.id),
      busy: loading.has(goal.id),
      children: here.flatMap((part) =>
        placed.has(part.id) || (isFed(part) && atHome.has(part.id)) ? [] : [nodeOf(part)],
      ),
    };
  };
  return roots.flatMap((root) => (placed.has(root.id) ? [] : [nodeOf(root)]));
}

function isFed({ fedWeight }: ListedGoal): boolean {
  return fedWeight !== null && fedWeight !== undefined;
}

/** Goals that opened branches of the tree itself lead to. */
function standingAtHome(
  roots: readonly ListedGoal[],
  parts: KnownGoals["parts"],
  open: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (goal: ListedGoal) => {
    if (found.has(goal.id)) return;
    found.add(goal.id);
    if (open.has(goal.id)) for (const part of parts.get(goal.id) ?? []) if (!isFed(part)) visit(part);
  };
  roots.forEach(visit);
  return found;
}

/** The lines besides the tree, each once; one that the forest shows already, as a goal under the goal it counts in, is left out. */
export function linksOf(
  forest: readonly MapNode[],
  lines: readonly GoalLine[],
  wordsOf: (line: GoalLine) => string,
): MapLink[] {
  const parentOf = new Map<string, string | null>();
  const visit = (node: MapNode, parent: string | null) => {
    parentOf.set(node.id, parent);
    for (const child of node.children) visit(child, node.id);
  };
  for (const root of forest) visit(root, null);
  const links = lines.flatMap((line): [string, MapLink][] => {
    const shown =
      parentOf.has(line.from) &&
      parentOf.has(line.to) &&
      !(line.kind === "FEEDS" && parentOf.get(line.from) === line.to);
    const id = `${line.kind} ${line.from} ${line.to}`;
    return shown
      ? [
          [
            id,
            {
              id,
              from: line.from,
              to: line.to,
              look: line.kind === "FEEDS" ? "dashed" : "dotted",
              label: wordsOf(line),
            },
          ],
        ]
      : [];
  });
  return [...new Map(links).values()];
}

/** All nodes, each before those under it. */
export function nodesOf(forest: readonly MapNode[]): MapNode[] {
  return forest.flatMap((node) => [node, ...nodesOf(node.children)]);
}
